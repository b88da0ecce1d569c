/** Beschreibungen der Einstellungen von Seiten und Website. */
export const pagesAndSite = {
  'Title in the browser tab and in search results, up to 60 characters.':
    'Titel im Tab des Browsers und in Suchergebnissen, bis zu 60 Zeichen.',
  'One or two sentences for search results, 50 to 170 characters; 70 to 160 are best.':
    'Ein oder zwei Sätze für Suchergebnisse, 50 bis 170 Zeichen; am besten 70 bis 160.',
  'The colours of the header, if those that fit the first block cannot be read there, such as over a light picture.':
    'Die Farben der Kopfzeile, wenn die zum ersten Block passenden dort nicht lesbar sind, etwa auf einem hellen Bild.',
  'On: no search engine lists the page, and the sitemap leaves it out.':
    'Ein: Keine Suchmaschine führt die Seite auf, und die Sitemap lässt sie aus.',
  'Puts the page behind a password: its content is encrypted, and no search engine or list shows it.':
    'Schützt die Seite mit einem Passwort: Ihr Inhalt ist verschlüsselt, und weder Suchmaschinen noch Listen zeigen sie.',
  'Environment variable that holds the password when the site is built. The password itself never stands in a file of the content.':
    'Umgebungsvariable, die beim Erstellen der Website das Passwort enthält. Das Passwort selbst steht nie in einer Datei des Inhalts.',
  'Name under which the browser remembers access until it is closed. It must differ from page to page.':
    'Name, unter dem sich der Browser den Zugang merkt, bis er geschlossen wird. Er muss auf jeder Seite ein anderer sein.',
  'The day a post came out. Lists put the newest first; its blocks show it as {page.published}. Until that day it is not part of the site.':
    'Der Tag, an dem ein Beitrag erschien. Listen zeigen den neuesten zuerst; Blöcke der Seite zeigen ihn mit {page.published}. Bis zu diesem Tag gehört er nicht zur Website.',
  'The day its text was last changed in substance; its blocks show it as {page.updated}.':
    'Der Tag, an dem der Text zuletzt wesentlich geändert wurde; Blöcke der Seite zeigen ihn mit {page.updated}.',
  'What a post is about: records of the collection “Tags”. Blocks show them, and posts that share them are related.':
    'Worum es in einem Beitrag geht: Einträge der Sammlung „Schlagwörter“. Blöcke zeigen sie, und Beiträge mit denselben gelten als ähnlich.',
  'Day by which this is checked again. Once it has passed, “Validate” warns.':
    'Tag, bis zu dem das erneut geprüft wird. Danach warnt die Prüfung.',
  'What its owner has to do before the site goes public. The command “Validate” says it until it is deleted; visitors never see it.':
    'Was noch zu tun ist, bevor die Website öffentlich wird. Die Prüfung sagt es, bis es gelöscht ist; Besucher sehen es nie.',
  'Other addresses that answer with this page. One that no page could have, such as /about_us.html or /index.php?page=12, redirects to it.':
    'Andere Adressen, unter denen diese Seite zu finden ist. Eine, die keine Seite haben könnte, etwa /about_us.html oder /index.php?page=12, leitet zu ihr weiter.',
  'What the form of the quote dialog begins with on this page, by the names that its fields list under “Prefill”.':
    'Womit das Anfrageformular auf dieser Seite beginnt, nach den Namen, die seine Felder unter „Vorausfüllen aus“ nennen.',
  'Its picture in lists of pages and in social media. Without it a card is drawn.':
    'Das Bild der Seite in Listen und in sozialen Medien. Ohne Bild wird eine Karte gezeichnet.',
  'The city of the page: tokens such as {city.name} take their value from it.':
    'Die Stadt der Seite: Platzhalter wie {city.name} haben ihren Wert von ihr.',
  'The service of the page: tokens such as {service.name} take their value from it.':
    'Die Leistung der Seite: Platzhalter wie {service.name} haben ihren Wert von ihr.',
  'What the whole site shares.': 'Was der ganzen Website gemeinsam ist.',
  'Name of the company, as visitors read it.': 'Name der Firma, wie Besucher ihn lesen.',
  'The name below the icon on a telephone. Left out: the words of the name that fit.':
    'Der Name unter dem Symbol auf einem Telefon. Ohne Angabe: die Wörter des Namens, die Platz haben.',
  'The title of a page in the browser and in search results: [title] of the page, [name] of the site. A title with the name in it stays as it is.':
    'Der Titel einer Seite im Browser und in Suchergebnissen: [title] der Seite, [name] der Website. Ein Titel, der den Namen schon enthält, bleibt, wie er ist.',
  'Registered name, where it differs.': 'Eingetragener Name, falls er anders lautet.',
  'Phone number as it is shown.': 'Telefonnummer, wie sie zu lesen ist.',
  'E-mail address for inquiries.': 'E-Mail-Adresse für Anfragen.',
  'Address of the site without a path.': 'Adresse der Website ohne Pfad.',
  'Language and country of the site: how dates, numbers and money are written.':
    'Sprache und Land der Website: wie Tage, Zahlen und Geldbeträge geschrieben werden.',
  'The languages of the site that have it, the one in which it is written first: that one needs no translation. Left out: all.':
    'Die Sprachen der Website, in denen es dies gibt, zuerst die, in der es geschrieben ist: Diese braucht keine Übersetzung. Ohne Angabe: alle.',
  'The languages of the site, by their tags. The first is the one in which its files are written; texts in the others are in _languages/. Left out: the site has one.':
    'Die Sprachen der Website, nach ihren Kürzeln. Die erste ist die, in der ihre Dateien geschrieben sind; Texte in den anderen stehen in _languages/. Ohne Angabe: Die Website hat eine.',
  'The tag of the language: its folder, and the first part of its addresses.':
    'Das Kürzel der Sprache: ihr Ordner und der erste Teil ihrer Adressen.',
  'Language and country by which days, numbers and money are written. Left out: the tag.':
    'Sprache und Land, nach denen Tage, Zahlen und Geldbeträge geschrieben werden. Ohne Angabe: das Kürzel.',
  'On: what is untranslated or stale is an error. Left out, it is a warning, and the source is shown.':
    'Ein: Was nicht übersetzt oder veraltet ist, ist ein Fehler. Ohne Angabe ist es eine Warnung, und der ursprüngliche Text ist zu sehen.',
  'On: the language is not part of the site yet.': 'Ein: Die Sprache gehört noch nicht zur Website.',
  'Currency of amounts of money in forms.': 'Währung der Geldbeträge in Formularen.',
  'Country of telephone numbers that are written without one. Left out: that of the language and country.':
    'Land der Telefonnummern, die ohne Landesvorwahl geschrieben sind. Ohne Angabe: das von „Sprache und Land“.',
  'First day of the week in calendars. Left out: as usual in the country.':
    'Erster Tag der Woche in Kalendern. Ohne Angabe: wie im Land üblich.',
  'Time zone of the site: at 00:00 there a day of a schedule begins, and the studio shows its times. Left out: UTC.':
    'Zeitzone der Website: Um 00:00 Uhr dort beginnt ein geplanter Tag, und das Studio zeigt ihre Zeiten. Ohne Angabe: UTC.',
  'The land that maps show: “Us” with its states, “World” with its countries, or a GeoJSON file of this site. Left out: blocks with a map show their list alone.':
    'Das Land, das Karten zeigen: die USA mit ihren Bundesstaaten, die Welt mit ihren Ländern, oder eine GeoJSON-Datei dieser Website. Ohne Angabe zeigen Blöcke mit Karte nur ihre Liste.',
  'Address before every picture, for an image CDN.': 'Adresse vor jedem Bild, für einen Bilderdienst.',
  'Hosts of other sites of which pages may show a part. Nothing of them is loaded before a visitor asks for it, or has agreed to it.':
    'Andere Websites, von denen Seiten einen Teil zeigen dürfen. Nichts von ihnen wird geladen, bevor ein Besucher es verlangt oder zugestimmt hat.',
  'The bar at the top of every page.': 'Die Leiste am oberen Rand jeder Seite.',
  'What the menu leads to, in order. An entry can have a dropdown.':
    'Wohin das Menü führt, in dieser Reihenfolge. Ein Eintrag kann ein Untermenü haben.',
  'What the entry says.': 'Was der Eintrag sagt.',
  'Where it leads. An entry with a menu may have no page of its own.':
    'Wohin er führt. Ein Eintrag mit Untermenü braucht keine eigene Seite.',
  'The menu below the entry: links.': 'Das Untermenü des Eintrags: Links.',
  'The collection whose records have a page each.': 'Die Sammlung, deren Einträge je eine Seite haben.',
  'Names of the records to link to, in order. Left out: all.':
    'Die Einträge, zu denen verlinkt wird, in dieser Reihenfolge. Ohne Angabe alle.',
  'A record of another collection whose page with each of them is meant. Left out, or where there is no such page: their own pages.':
    'Ein Eintrag einer anderen Sammlung, mit dem zusammen jeder von ihnen eine Seite hat. Ohne Angabe, oder wenn es diese Seite nicht gibt: ihre eigenen Seiten.',
  'Or a menu as wide as the header, of columns with a heading each.':
    'Oder ein Untermenü so breit wie die Kopfzeile, aus Spalten mit je einer Überschrift.',
  'Heading of the column.': 'Überschrift der Spalte.',
  'Links of the column.': 'Links der Spalte.',
  'A link beside the columns that stands out.': 'Ein hervorgehobener Link neben den Spalten.',
  'What the link says.': 'Was der Link sagt.',
  'Where it leads.': 'Wohin er führt.',
  'A sentence below it.': 'Ein Satz darunter.',
  'A picture above it.': 'Ein Bild darüber.',
  'A last link of the menu, to the page of the entry.': 'Ein letzter Link des Untermenüs, zur Seite des Eintrags.',
  'The search over all pages. Left out, the site has none.':
    'Die Suche über alle Seiten. Ohne Angabe hat die Website keine.',
  'Name of the button and of the dialog.': 'Name der Schaltfläche und des Dialogs.',
  'The page that shows what was found, with the block “Site search”.':
    'Die Seite, die zeigt, was gefunden wurde, mit dem Block „Suche“.',
  'What a search shows that finds nothing.': 'Was eine Suche zeigt, die nichts findet.',
  'What to do instead.': 'Was stattdessen zu tun ist.',
  'Ways on; the phone number follows by itself.': 'Wege, die weiterführen; die Telefonnummer folgt von selbst.',
  'The button after the entries. #quote opens the form of the site.':
    'Die Schaltfläche nach den Einträgen. #quote öffnet das Formular der Website.',
  'The foot of every page.': 'Die Fußzeile jeder Seite.',
  'Columns of links.': 'Spalten mit Links.',
  'Last line of every page.': 'Letzte Zeile jeder Seite.',
  'Bars over the header. A page shows the first that is for it and whose time has come.':
    'Leisten über der Kopfzeile. Eine Seite zeigt die erste, die für sie gilt und deren Zeit gekommen ist.',
  'What is announced.': 'Was angekündigt wird.',
  'A link behind the text.': 'Ein Link hinter dem Text.',
  'A tone of “Theme”. Left out: that of the block “Call to action”.':
    'Ein Farbsatz der Gestaltung. Ohne Angabe: der des Blocks „Aufruf“.',
  'The pages that have it. /blog/* are all pages below /blog. Left out: all pages.':
    'Die Seiten, die sie zeigen. /blog/* sind alle Seiten unter /blog. Ohne Angabe alle Seiten.',
  'Whether visitors can close it, for good.': 'Ob Besucher sie schließen können, und zwar für immer.',
  'A bar that stays at the foot of the window on phones. Left out: there is none. Pages that begin with a form, and protected pages, are without it.':
    'Eine Leiste, die auf Telefonen am unteren Rand des Fensters bleibt. Ohne Angabe gibt es keine. Seiten, die mit einem Formular beginnen, und geschützte Seiten sind ohne sie.',
  'What the link to the phone number says. Left out: there is none.':
    'Was der Link zur Telefonnummer sagt. Ohne Angabe gibt es keinen.',
  'The button of the bar. #quote opens the form of the site.':
    'Die Schaltfläche der Leiste. #quote öffnet das Formular der Website.',
  'Pages without the bar. /blog/* are all pages below /blog.':
    'Seiten ohne die Leiste. /blog/* sind alle Seiten unter /blog.',
  'On: a link to the top of the page shows while a visitor scrolls up.':
    'Ein: Ein Link zum Seitenanfang erscheint, wenn ein Besucher nach oben scrollt.',
  'Who counts visits and what they lead to. Left out: nobody, and pages load nothing for it.':
    'Wer Besuche zählt und wohin sie führen. Ohne Angabe niemand, und Seiten laden nichts dafür.',
  'Who counts.': 'Wer zählt.',
  'Address of the script, as Plausible shows it under “Site installation”.':
    'Adresse des Skripts, wie Plausible sie unter „Site installation“ zeigt.',
  'Its category: “Necessary” is loaded whatever a visitor says. Else “Statistics”, “Marketing”, or one of your own categories.':
    'Die Kategorie: „Notwendig“ wird immer geladen. Sonst „Statistik“, „Marketing“ oder eine Ihrer eigenen Kategorien.',
  'Address of your Matomo.': 'Adresse Ihres Matomo.',
  'Number of the site in Matomo.': 'Nummer der Website in Matomo.',
  'Shown by Google Analytics under “Data streams”.': 'Google Analytics zeigt sie unter „Datenstreams“.',
  'Shown by Google Tag Manager.': 'Google Tag Manager zeigt sie.',
  'Other hosts that it loads from. Browsers refuse all that are not listed.':
    'Andere Websites, von denen er lädt. Browser lehnen alle ab, die nicht hier stehen.',
  'Where further scripts come from.': 'Woher weitere Skripte kommen.',
  'Where its scripts send to.': 'Wohin die Skripte senden.',
  'Where pictures come from that count a view.': 'Woher Bilder kommen, die einen Aufruf zählen.',
  'What it shows in frames.': 'Was in Rahmen gezeigt wird.',
  'Shown by the Events Manager of Meta.': 'Der Events Manager von Meta zeigt sie.',
  'Address of the script. It gets what is counted as events marquee:measure of the document.':
    'Adresse des Skripts. Es erhält, was gezählt wird, als Ereignisse marquee:measure des Dokuments.',
  'Hash of the script: browsers refuse another one under the same address.':
    'Prüfsumme des Skripts: Browser lehnen unter derselben Adresse ein anderes ab.',
  'Asks visitors before anything is loaded that is not “Necessary”. Left out: nobody is asked, and everything is loaded at once.':
    'Fragt Besucher, bevor etwas geladen wird, das nicht „Notwendig“ ist. Ohne Angabe wird niemand gefragt, und alles wird sofort geladen.',
  'Who is asked: everybody, or visitors whose clock is set to a time zone of Europe. For all others everything is loaded at once.':
    'Wer gefragt wird: alle, oder Besucher, deren Uhr auf eine Zeitzone Europas gestellt ist. Bei allen anderen wird alles sofort geladen.',
  'After so many months a visitor is asked again.': 'Nach so vielen Monaten wird ein Besucher erneut gefragt.',
  'Raise it when visitors shall agree to something else than before: everybody is asked again.':
    'Erhöhen Sie sie, wenn Besucher etwas anderem als bisher zustimmen sollen: Alle werden erneut gefragt.',
  'The page that says what is done with data.': 'Die Seite, die sagt, was mit Daten geschieht.',
  'Categories beside “Necessary”, “Statistics” and “Marketing”.':
    'Kategorien neben „Notwendig“, „Statistik“ und „Marketing“.',
  'What “Category” calls it.': 'Wie „Kategorie“ sie nennt.',
  'What visitors call it.': 'Wie Besucher sie nennen.',
  'What is loaded, and who learns of the visit.': 'Was geladen wird, und wer von dem Besuch erfährt.',
  'Hosts whose parts load by themselves once their category is allowed. Those of all other hosts wait for their button.':
    'Websites, deren Teile von selbst laden, sobald ihre Kategorie erlaubt ist. Die aller anderen warten auf ihre Schaltfläche.',
  'One of the hosts under “Embedded sites”.': 'Eine der „Eingebetteten Websites“.',
  'The fragment whose block stands in the quote dialog of every page.':
    'Der gemeinsame Abschnitt, dessen Block im Anfragedialog jeder Seite steht.',
  'Business hours.': 'Geschäftszeiten.',
  'Business hours as they are shown.': 'Geschäftszeiten, wie sie zu lesen sind.',
  'Start of the day.': 'Beginn des Tages.',
  'End of the day.': 'Ende des Tages.',
  'What is doubtful about it, for the owner of the site.': 'Was daran noch unsicher ist, nur für Sie.',
  'Year of foundation.': 'Gründungsjahr.',
  'Price range for search engines, from $ to $$$$.': 'Preisklasse für Suchmaschinen, von $ bis $$$$.',
  'Figures that pages may show, as {site.claims.name}: one value, one source, one date each.':
    'Zahlen, die Seiten als {site.claims.name} zeigen dürfen: je ein Wert, eine Quelle, ein Datum.',
  'What is claimed, as it is shown.': 'Was behauptet wird, wie es zu lesen ist.',
  'Where the figure comes from.': 'Woher die Zahl stammt.',
  'When it was last checked.': 'Wann sie zuletzt geprüft wurde.',
  'What an alias answers: the page of its target (200), or a redirect to it (301).':
    'Was unter einer weiteren Adresse erscheint: die Seite selbst (200) oder eine Weiterleitung zu ihr (301).',
  'What every answer of the site allows others.': 'Was jede Antwort der Website anderen erlaubt.',
  'Whether other sites and web mail may show pictures and files of this one, such as the logo in a signature.':
    'Ob andere Websites und Mailprogramme im Browser Bilder und Dateien dieser Website zeigen dürfen, etwa das Logo in einer Signatur.',
  'Whether browsers, once they have seen the site by https, ask its subdomains by https alone for two years. Write false if one of them has no https.':
    'Ob Browser, die die Website einmal über https gesehen haben, ihre Subdomains zwei Jahre lang nur über https aufrufen. Ausschalten, wenn eine davon kein https hat.',
  'How a machine translates texts, where one does.': 'Wie eine Maschine Texte übersetzt, falls eine es tut.',
  'A program of the site that translates: it reads a text as JSON from each line, and prints its translation as JSON. Only translate machine runs it, never a build.':
    'Ein Programm der Website, das übersetzt: Es liest aus jeder Zeile einen Text als JSON und gibt dessen Übersetzung als JSON aus. Nur translate machine führt es aus, nie ein Build.',
  'How alike the main text of two pages may be, from 0 to 1, names of cities and services left aside.':
    'Wie ähnlich sich die Haupttexte zweier Seiten sein dürfen, von 0 bis 1, ohne die Namen von Städten und Leistungen.',
  'Above this share, a warning says that two pages are much alike.':
    'Ab diesem Anteil sagt eine Warnung, dass zwei Seiten sehr ähnlich sind.',
  'Over this two pages are one page under two addresses: an error.':
    'Darüber sind zwei Seiten eine Seite unter zwei Adressen: ein Fehler.',
  'What programs that read the site may do.': 'Was Programme dürfen, die die Website lesen.',
  'Whether agents that collect text to train models may read the site. Search engines, link previews and agents that a person sends always may.':
    'Ob Programme, die Texte für das Training von KI sammeln, die Website lesen dürfen. Suchmaschinen, Linkvorschauen und Programme im Auftrag eines Menschen dürfen es immer.',
  'Pages without scripts, below /snapshots/, that known search engines and makers of previews are shown: as files of the build, as a rule of the web server that answers with the page itself, or not at all.':
    'Seiten ohne Skripte, unter /snapshots/, die bekannte Suchmaschinen und Vorschaudienste erhalten: als Dateien, als Regel des Servers, der mit der Seite selbst antwortet, oder gar nicht.',
  'What the service does with inquiries.': 'Was der Dienst mit Anfragen macht.',
  'After so many days inquiries of a form are erased by the service, with their files. Those of other forms stay.':
    'Nach so vielen Tagen löscht der Dienst die Anfragen eines Formulars mit ihren Dateien. Die anderer Formulare bleiben.',
  'What search engines read about the company.': 'Was Suchmaschinen über die Firma lesen.',
  'The postal address of the company. Left out: search engines read none.':
    'Die Postanschrift der Firma. Ohne Angabe lesen Suchmaschinen keine.',
  'Street and number.': 'Straße und Hausnummer.',
  'The town.': 'Der Ort.',
  'Postal code, in quotes if it begins with 0.': 'Postleitzahl.',
  'State or province, where addresses name it.': 'Bundesland oder Provinz, wenn Adressen sie nennen.',
  'Country, by its two letters.': 'Land, mit seinen zwei Buchstaben.',
  'What kind of organization it is: a type of schema.org below Organization.':
    'Was für eine Organisation es ist: eine Art von schema.org unter Organization.',
  'The country that is served.': 'Das Land, in dem Sie tätig sind.',
  'Names of the places, such as cities, that are named first.':
    'Namen der Orte, etwa Städte, die zuerst genannt werden.',
  'Names of the services that are named first.': 'Namen der Leistungen, die zuerst genannt werden.',
  'For how many days a page of the matrix offers its service, from the day on which it last changed; after half of them the offer is renewed. Left out: it makes no offer.':
    'Wie viele Tage eine Seite des Seitenrasters ihre Leistung anbietet, ab dem Tag der letzten Änderung; nach der Hälfte wird das Angebot erneuert. Ohne Angabe macht sie kein Angebot.',
  'Keys of this file that still hold sample values. Each gives a warning.':
    'Felder dieser Datei, die noch Beispielwerte enthalten. Jedes gibt eine Warnung.',
  'On: links to the page in the other languages of the site. Visitors whose browser prefers one of them are offered it, until they choose or close.':
    'Ein: Links auf die Seite in den anderen Sprachen der Website. Besucher, deren Browser eine davon bevorzugt, bekommen sie angeboten, bis sie wählen oder schließen.',
  'Off: the text is the same in every language, as a street or a code is.':
    'Aus: Der Text ist in jeder Sprache derselbe, wie eine Straße oder ein Code.',
  'The languages that have the field, such as one with the name behind its preposition. Records have it in the files of these languages. Left out: all.':
    'Die Sprachen, die das Feld haben, etwa eine für den Namen hinter seiner Präposition. Einträge haben es in den Dateien dieser Sprachen. Ohne Angabe: alle.',
}
