/** Beschreibungen der Blöcke von „Gallery“ bis „Pager“. */
export const blocksToPager = {
  'Pictures side by side, each of which opens large.': 'Bilder nebeneinander; jedes öffnet sich groß.',
  'How many stand side by side where there is room: 2, 3 or 4.':
    'Wie viele nebeneinander stehen, wo Platz ist: 2, 3 oder 4.',
  'The pictures, in order.': 'Die Bilder in ihrer Reihenfolge.',
  'The picture.': 'Das Bild.',
  'A line under it.': 'Eine Zeile darunter.',
  'Who took or drew it.': 'Wer es aufgenommen oder gezeichnet hat.',
  'A heading with a line over it and a lead under it.':
    'Eine Überschrift mit einer Zeile darüber und einem Vorspann darunter.',
  'Its rank: “Third heading” below another heading of the section.':
    'Ihr Rang: „Dritte Überschrift“ unter einer anderen Überschrift des Abschnitts.',
  'Where it stands.': 'Wo sie steht.',
  'The top of a page: a picture with the headline over it, beside it or above it.':
    'Der Anfang einer Seite: ein Bild mit der Hauptüberschrift darauf, daneben oder darüber.',
  'A short line over the headline.': 'Eine kurze Zeile über der Hauptüberschrift.',
  'One or two sentences under the headline.': 'Ein oder zwei Sätze unter der Hauptüberschrift.',
  'Where the text stands: over the picture, beside it, or above it and in the middle.':
    'Wo der Text steht: auf dem Bild, daneben, oder darüber und in der Mitte.',
  'The picture. Where the text stands over it, its left third should be calm.':
    'Das Bild. Wenn der Text darauf steht, sollte das linke Drittel ruhig sein.',
  'The main button. The address #quote opens the quote form.':
    'Die wichtigste Schaltfläche. Die Adresse #quote öffnet das Anfrageformular.',
  'A quieter button beside the main one.': 'Eine leisere Schaltfläche neben der wichtigsten.',
  'Up to four figures along the lower edge.': 'Bis zu vier Zahlen am unteren Rand.',
  'The figure, as text in quotes.': 'Die Zahl, als Text.',
  'What the figure counts.': 'Was die Zahl zählt.',
  'Opening hours of a place with exceptions, and whether it is open now.':
    'Öffnungszeiten eines Orts mit Ausnahmen, und ob gerade geöffnet ist.',
  'Name of the place, for search engines. Left out: that of the company.':
    'Name des Orts, für Suchmaschinen. Ohne Angabe der Name der Firma.',
  'The time zone of the place.': 'Die Zeitzone des Orts.',
  'The hours by days. A day that stands in several entries has several spans, one in none is closed.':
    'Die Zeiten nach Tagen. Ein Tag in mehreren Einträgen hat mehrere Zeitspannen, ein Tag in keinem ist geschlossen.',
  'Days with these hours.': 'Tage mit diesen Zeiten.',
  'When it opens.': 'Wann geöffnet wird.',
  'When it closes. A time that is not after “Opens” is one of the next day. From 00:00 to 24:00 it is open around the clock.':
    'Wann geschlossen wird. Eine Zeit, die nicht nach „Öffnet“ liegt, gehört zum nächsten Tag. Von 00:00 bis 24:00 ist rund um die Uhr geöffnet.',
  'Days with other hours. A day with several spans stands in several entries. Of entries with the same day those for the fewest days count. Days that have passed are no longer shown.':
    'Tage mit anderen Zeiten. Ein Tag mit mehreren Zeitspannen steht in mehreren Einträgen. Von Einträgen mit demselben Tag gelten die für die wenigsten Tage. Vergangene Tage werden nicht mehr gezeigt.',
  'The day, or the first of several.': 'Der Tag, oder der erste von mehreren.',
  'The last of several days.': 'Der letzte von mehreren Tagen.',
  'Why.': 'Warum.',
  'When it opens then. Left out: it is closed.': 'Wann dann geöffnet wird. Ohne Angabe ist geschlossen.',
  'When it closes then.': 'Wann dann geschlossen wird.',
  'The address, line by line.': 'Die Adresse, Zeile für Zeile.',
  'Telephone of the place.': 'Telefon des Orts.',
  'A map with the way there.': 'Eine Karte mit dem Weg dorthin.',
  'A sentence under the hours.': 'Ein Satz unter den Zeiten.',
  'One picture with a caption.': 'Ein Bild mit Bildunterschrift.',
  'Width to height. What is beyond it is cut off.': 'Breite zu Höhe. Was darüber hinausgeht, wird abgeschnitten.',
  'What stands below it.': 'Was darunter steht.',
  'Whose picture it is.': 'Von wem das Bild ist.',
  'The page to which it leads.': 'Die Seite, zu der es führt.',
  'Who this is, in a heading, a few sentences and a picture.':
    'Wer Sie sind, in einer Überschrift, einigen Sätzen und einem Bild.',
  'The heading: one statement.': 'Die Überschrift: eine Aussage.',
  'Where to read more.': 'Wo mehr zu lesen ist.',
  'The picture beside the text.': 'Das Bild neben dem Text.',
  'Links with a line on each, sorted by occasion.': 'Links mit je einer Zeile, nach Anlässen sortiert.',
  'The groups.': 'Die Gruppen.',
  'The occasion.': 'Der Anlass.',
  'The links, in order.': 'Die Links in ihrer Reihenfolge.',
  'The link.': 'Der Link.',
  'What it is for.': 'Wofür er ist.',
  'A word on it, such as who it is for.': 'Ein Wort darauf, etwa für wen er ist.',
  'Points one below another, each with a mark.': 'Punkte untereinander, jeder mit einem Zeichen.',
  'The points, in order.': 'Die Punkte in ihrer Reihenfolge.',
  'What it is.': 'Was es ist.',
  'More about it.': 'Mehr darüber.',
  'A small drawing in place of the mark.': 'Ein kleines Symbol anstelle des Zeichens.',
  'What stands before each point. “Number” where the order matters.':
    'Was vor jedem Punkt steht. Eine Zahl, wenn die Reihenfolge zählt.',
  'How many stand side by side where there is room: 1, 2 or 3.':
    'Wie viele nebeneinander stehen, wo Platz ist: 1, 2 oder 3.',
  'What is different about working in a place.': 'Was bei der Arbeit an einem Ort anders ist.',
  'The notes, the most important first.': 'Die Hinweise, der wichtigste zuerst.',
  'One thing that is different there. Its first sentence is set large.':
    'Etwas, das dort anders ist. Der erste Satz steht groß.',
  'Rules of a place: a card that people must hold, permits, hours.':
    'Regeln eines Orts: ein Ausweis, den man haben muss, Genehmigungen, Zeiten.',
  'A card that people must hold, drawn as one.': 'Ein Ausweis, den man haben muss, auch so gezeichnet.',
  'What the card or course is called.': 'Wie der Ausweis oder Kurs heißt.',
  'Who sets the rule.': 'Wer die Regel festlegt.',
  'Whether it is needed, in a few words.': 'Ob er nötig ist, in wenigen Worten.',
  'How long it is valid.': 'Wie lange er gilt.',
  'The rules.': 'Die Regeln.',
  'What the rule is about.': 'Worum es in der Regel geht.',
  'The rule, and what it means for a booking.': 'Die Regel, und was sie für eine Buchung bedeutet.',
  'The day by which all this is checked again. It is shown.':
    'Der Tag, bis zu dem all das erneut geprüft wird. Er wird gezeigt.',
  'An index of cities in large type.': 'Ein Verzeichnis von Städten in großer Schrift.',
  'Its state, best as two letters.': 'Ihr Bundesstaat, am besten mit zwei Buchstaben.',
  'The page of the city. Left out, the city is shown with "Ask us" and is no link.':
    'Die Seite der Stadt. Ohne Angabe lädt die Stadt zum Nachfragen ein und ist kein Link.',
  'A few words beside the name.': 'Einige Worte neben dem Namen.',
  'A button to the full list.': 'Eine Schaltfläche zur ganzen Liste.',
  'Client logos that pass by in a loop of 20 seconds, or stand in a row.':
    'Logos von Kunden, die in 20 Sekunden einmal durchlaufen oder in einer Reihe stehen.',
  'What the logos have in common.': 'Was die Logos gemeinsam haben.',
  'Off: the logos stand in a row, which breaks where it is full.':
    'Aus: Die Logos stehen in einer Reihe, die bei Bedarf umbricht.',
  'The clients, in order.': 'Die Kunden in ihrer Reihenfolge.',
  'Name of the client. It is shown as text where the logo cannot be loaded.':
    'Name des Kunden. Er steht als Text dort, wo das Logo nicht geladen werden kann.',
  'The logo on a transparent ground. Its shape stays, its colours become one.':
    'Das Logo auf durchsichtigem Grund. Seine Form bleibt, seine Farben werden zu einer.',
  'True while the client is made up. The strip then says so.':
    'Ein, solange der Kunde erfunden ist. Die Leiste sagt es dann.',
  'One field for an e-mail address, which goes to the provider of a newsletter (Mailchimp, Brevo, Buttondown or Kit), or to the service of this site, which stores it and hands it to a webhook. The form of a provider works without scripts, and the page of the provider says whether it did.':
    'Ein Feld für eine E-Mail-Adresse. Sie geht an den Anbieter eines Newsletters (Mailchimp, Brevo, Buttondown oder Kit) oder an den Dienst dieser Website, der sie speichert und weitergibt. Das Formular eines Anbieters funktioniert ohne Skripte, und seine Seite sagt, ob es gelungen ist.',
  'Where the form is sent: “Action” of the form that the provider gives out for other sites, or all of its code. Left out: the service of this site takes it.':
    'Wohin das Formular sendet: die Adresse aus dem Formular, das der Anbieter für andere Websites ausgibt, oder sein ganzer Code. Ohne Angabe nimmt der Dienst dieser Website sie an.',
  'What people agree to, and what becomes of their address, above the button.':
    'Womit man einverstanden ist und was aus der Adresse wird, über der Schaltfläche.',
  'Text of the button.': 'Text der Schaltfläche.',
  'What happens next, under the button. Left out: with a provider, that a link in an e-mail begins the subscription, for which double opt-in must be on there; without a provider, nothing.':
    'Was als Nächstes geschieht, unter der Schaltfläche. Ohne Angabe: mit einem Anbieter, dass ein Link in einer E-Mail das Abonnement beginnt (dort muss Double-Opt-in eingeschaltet sein); ohne Anbieter nichts.',
  'What is said once the service of this site has the address. A provider has a page of its own.':
    'Was gesagt wird, sobald der Dienst dieser Website die Adresse hat. Ein Anbieter hat dafür eine eigene Seite.',
  'Where an address goes that no provider takes.': 'Wohin eine Adresse geht, die kein Anbieter annimmt.',
  'Pages of the site, found by where they are and what they show. A page that is added is listed by itself.':
    'Seiten der Website, gefunden danach, wo sie liegen und was sie zeigen. Eine neue Seite erscheint von selbst.',
  'No page at these paths.': 'Keine Seite mit diesen Pfaden.',
  'Only pages below this path, without the page at the path itself.':
    'Nur Seiten unter diesem Pfad, ohne die Seite des Pfads selbst.',
  'Only pages that show a block of this type.': 'Nur Seiten, die einen Block dieser Art zeigen.',
  'Only pages with this tag; in the template of tag pages {tag.slug}.':
    'Nur Seiten mit diesem Schlagwort; in der Vorlage von Schlagwortseiten {tag.slug}.',
  'Only pages that name such a record in their head, by its word.':
    'Nur Seiten, die in ihren Einstellungen einen solchen Eintrag nennen.',
  'Only pages that name no such record.': 'Nur Seiten, die keinen solchen Eintrag nennen.',
  'On lists pages as well that are kept out of search engines.':
    'Ein: auch Seiten, die vor Suchmaschinen verborgen sind.',
  'Groups under headings of their own. A page stands in the first that it fits; one with a title alone takes what is left.':
    'Gruppen unter eigenen Überschriften. Eine Seite steht in der ersten, zu der sie passt; eine Gruppe nur mit Titel nimmt den Rest.',
  'Only these pages, in this order.': 'Nur diese Seiten, in dieser Reihenfolge.',
  'One group for each such record, in place of “Groups”. Each opens when it is touched.':
    'Eine Gruppe für jeden solchen Eintrag, anstelle von „Gruppen“. Jede klappt auf, wenn man sie berührt.',
  'title: by the alphabet. newest: by the day of publishing. soonest: by the day on which a page leaves the site (“Unpublish at”), such as a concert the day after; pages that stay are last.':
    'Nach dem Titel: alphabetisch. Neueste zuerst: nach dem Tag der Veröffentlichung. Nächste zuerst: nach dem Tag, an dem eine Seite zurückgezogen wird („Zurückziehen am“), etwa ein Konzert am Tag danach; Seiten, die bleiben, stehen am Ende.',
  'No more pages than this in a group.': 'Höchstens so viele Seiten in einer Gruppe.',
  'How many entries a page shows. The list continues at /2, /3 and so on below the address of its page. A block “Pager” links these pages.':
    'Wie viele Einträge eine Seite zeigt. Die Liste setzt sich unter der Adresse der Seite mit /2, /3 und so weiter fort. Ein Block „Weiterblättern“ verbindet diese Seiten.',
  'cards: picture, title and description of each page. links: the titles alone.':
    'Karten: Bild, Titel und Beschreibung jeder Seite. Links: nur die Titel.',
  'The top of an inner page: its headline, and the picture of a post.':
    'Der Anfang einer inneren Seite: ihre Hauptüberschrift, und das Bild eines Beitrags.',
  'One or two sentences beside the headline.': 'Ein oder zwei Sätze neben der Hauptüberschrift.',
  'The day a post came out: {page.published}.': 'Der Tag, an dem ein Beitrag erschien: {page.published}.',
  'The day the text was last changed; of a post {page.updated}.':
    'Der Tag, an dem der Text zuletzt geändert wurde; bei einem Beitrag {page.updated}.',
  'A picture under the headline.': 'Ein Bild unter der Hauptüberschrift.',
  'Links to the parts of a long page.': 'Links zu den Teilen einer langen Seite.',
  'Links to the other pages of a list with “Per page”; on a post, with “Under”, to the posts before and after it.':
    'Links zu den anderen Seiten einer Liste mit „Pro Seite“; in einem Beitrag, mit „Unterhalb von“, zum Beitrag davor und danach.',
  'For a post: the path below which the posts lie, in the order of their day “Published”. Left out: the pages of the “Page list” of this page.':
    'Für einen Beitrag: der Pfad, unter dem die Beiträge liegen, nach dem Tag unter „Veröffentlicht“ geordnet. Ohne Angabe: die Seiten der „Seitenliste“ auf dieser Seite.',
}
