/** Beschreibungen der Blöcke von „People“ bis „Why choose us“. */
export const blocksToEnd = {
  'People with portrait, name and what they do: written here, or the records of a collection.':
    'Personen mit Porträt, Namen und dem, was sie tun: hier geschrieben oder die Einträge einer Sammlung.',
  'The people, in order.': 'Die Personen in ihrer Reihenfolge.',
  'A table of prices, written as amounts in the currency of the site.':
    'Eine Tabelle von Preisen, als Beträge in der Währung der Website.',
  'The prices, in order.': 'Die Preise in ihrer Reihenfolge.',
  'What it is the price of.': 'Wofür der Preis gilt.',
  'What the price contains.': 'Was der Preis enthält.',
  'The price in the currency of the site, a field of a record that is money, or words, such as “Free”. Left out: visitors are asked to ask.':
    'Der Preis in der Währung der Website, ein Geldfeld eines Eintrags oder Worte wie „Kostenlos“. Ohne Angabe werden Besucher gebeten, nachzufragen.',
  'On: this is the least that it costs.': 'Ein: So viel kostet es mindestens.',
  'What one price is for, behind it.': 'Wofür ein Preis gilt, hinter ihm.',
  'A sentence under the table.': 'Ein Satz unter der Tabelle.',
  'Plans side by side with price, features and a button. Prices of single items are a “Price table”.':
    'Tarife nebeneinander mit Preis, Merkmalen und einer Schaltfläche. Preise einzelner Dinge gehören in eine „Preistabelle“.',
  'The plans, from the least to the most.': 'Die Tarife, vom kleinsten zum größten.',
  'Name of the plan.': 'Name des Tarifs.',
  'Whom it is for.': 'Für wen er ist.',
  'Its price a month, in the currency of the site.': 'Der Preis im Monat, in der Währung der Website.',
  'Its price a year. Where a plan has both, visitors switch between them.':
    'Der Preis im Jahr. Wenn ein Tarif beide hat, können Besucher umschalten.',
  'Words in place of amounts. A plan without any price invites visitors to ask.':
    'Worte anstelle von Beträgen. Ein Tarif ganz ohne Preis lädt zum Nachfragen ein.',
  'What it contains, in a few words each.': 'Was er enthält, in je wenigen Worten.',
  'Marks the plan, with these words over it. One plan can have it.':
    'Hebt den Tarif hervor, mit diesen Worten darüber. Nur ein Tarif kann das haben.',
  'The button of the plan.': 'Die Schaltfläche des Tarifs.',
  'A sentence under the plans.': 'Ein Satz unter den Tarifen.',
  'Steps from the first word to the end, numbered in order.':
    'Schritte vom ersten Gespräch bis zum Ziel, der Reihe nach nummeriert.',
  'The steps. They are numbered from 1 in this order.':
    'Die Schritte. Sie werden in dieser Reihenfolge ab 1 nummeriert.',
  'The step in one or two words.': 'Der Schritt in ein oder zwei Worten.',
  'What happens, and who does it.': 'Was geschieht, und wer es tut.',
  'A button under the steps.': 'Eine Schaltfläche unter den Schritten.',
  'One quote and who said it.': 'Ein Zitat, und von wem es ist.',
  'The words, without quotation marks.': 'Der Wortlaut, ohne Anführungszeichen.',
  'Who said it.': 'Von wem es ist.',
  'What that person does, and where.': 'Was diese Person macht, und wo.',
  'True while nobody has said this. It is then marked "Sample" on the page. No default: it must be said.':
    'Ein, solange das niemand gesagt hat. Es ist dann auf der Seite als Beispiel gekennzeichnet. Es gibt keine Vorgabe: Sie müssen es sagen.',
  'On: in large letters.': 'Ein: in großer Schrift.',
  'Posts that share most tags with this one, then the newest. A post does not list itself.':
    'Beiträge, die mit diesem die meisten Schlagwörter teilen, dann die neuesten. Der Beitrag selbst steht nicht darin.',
  'The path below which the posts lie.': 'Der Pfad, unter dem die Beiträge liegen.',
  'How many posts are shown.': 'Wie viele Beiträge gezeigt werden.',
  'Running text, with an optional heading and list of contents.':
    'Fließtext, auf Wunsch mit Überschrift und Inhaltsverzeichnis.',
  'Paragraphs, lists, checklists (- [ ]), links, tables, notes (>) and headings from ## on. HTML is shown as text.':
    'Absätze, Listen, Checklisten (- [ ]), Links, Tabellen, Hinweise (>) und Überschriften ab ##. HTML erscheint als Text.',
  'On lists the ## headings beside the text, each a link to its part.':
    'Ein: Die Überschriften mit ## stehen neben dem Text, jede als Link zu ihrem Teil.',
  'Blocks side by side: rows of one to four columns, each with blocks of any type.':
    'Blöcke nebeneinander: Reihen mit einer bis vier Spalten, jede mit beliebigen Blöcken.',
  'How wide the columns of a row are. Left out, columns are equally wide, at most four in a row.':
    'Wie breit die Spalten einer Reihe sind. Ohne Angabe sind alle gleich breit, höchstens vier in einer Reihe.',
  'The columns. On phones they are stacked.': 'Die Spalten. Auf Telefonen stehen sie untereinander.',
  'The blocks in it, from top to bottom, written as those of a page.':
    'Die Blöcke darin, von oben nach unten, wie die einer Seite.',
  'Its place on phones, where columns are stacked: lower numbers come first, equal ones as written.':
    'Ihr Platz auf Telefonen, wo Spalten untereinander stehen: kleinere Zahlen zuerst, gleiche in ihrer Reihenfolge.',
  'Where columns of different heights stand in their row.': 'Wo Spalten verschiedener Höhe in ihrer Reihe stehen.',
  'Where its texts are aligned.': 'Wie die Texte darin ausgerichtet sind.',
  'Its width: “Narrow” for reading, “Full” to the edges of the window.':
    'Die Breite: „Schmal“ zum Lesen, „Voll“ bis an die Ränder des Fensters.',
  'Space above and below.': 'Abstand darüber und darunter.',
  'A picture behind it, veiled by the ground of its tone so that texts stay readable.':
    'Ein Bild dahinter, von der Farbe des Hintergrunds so verschleiert, dass Texte lesbar bleiben.',
  'Services, one shown at a time: tap, hover or focus a name.':
    'Leistungen, von denen je eine zu sehen ist: durch Tippen auf ihren Namen, Zeigen darauf oder mit der Tabulatortaste.',
  'The services, in order. The first one is selected.': 'Die Leistungen in ihrer Reihenfolge. Die erste ist gewählt.',
  'Name of the tab in addresses.': 'Name des Reiters in Adressen.',
  'Picture of the service.': 'Bild der Leistung.',
  'A wide picture for large screens. Left out, the card picture is shown there, too.':
    'Ein breites Bild für große Bildschirme. Ohne Angabe ist auch dort das Bild der Karte zu sehen.',
  'What the service is, in two or three sentences.': 'Was die Leistung ist, in zwei oder drei Sätzen.',
  'What belongs to it, in a few words each.': 'Was dazugehört, in je wenigen Worten.',
  'The page of the service.': 'Die Seite der Leistung.',
  'Text of the link under the list.': 'Text des Links unter der Liste.',
  'All services as a list to read through.': 'Alle Leistungen als Liste zum Durchlesen.',
  'The services, in the order of reading.': 'Die Leistungen in der Reihenfolge, in der sie zu lesen sind.',
  'What the people do, in one sentence.': 'Was dabei getan wird, in einem Satz.',
  'The page of the service. Left out, the name is no link.':
    'Die Seite der Leistung. Ohne Angabe ist der Name kein Link.',
  'A button under the list.': 'Eine Schaltfläche unter der Liste.',
  'Links to share the page: by e-mail, on networks, by its address, and by the share sheet of the device. Nothing of a network is loaded.':
    'Links, um die Seite zu teilen: per E-Mail, in Netzwerken, mit ihrer Adresse und über das Teilen-Menü des Geräts. Nichts von einem Netzwerk wird geladen.',
  'What stands before the links.': 'Was vor den Links steht.',
  'Networks to share the page on, in order.': 'Netzwerke, in denen sich die Seite teilen lässt, in ihrer Reihenfolge.',
  'The search over all pages with its results. ?q= in the address is searched for.':
    'Die Suche über alle Seiten mit ihren Ergebnissen. Gesucht wird, was in der Adresse hinter ?q= steht.',
  'The page that this block stands on, where its form leads.':
    'Die Seite, auf der dieser Block steht und zu der sein Formular führt.',
  'What it searches for at first: ?q= of the address, or the words of its path, for the not-found page.':
    'Wonach zuerst gesucht wird: nach dem, was in der Adresse hinter ?q= steht, oder, auf der Seite für nicht gefundene Adressen, nach den Wörtern des Pfads.',
  'What a visitor without scripts reads in its place.': 'Was Besucher ohne Skripte an seiner Stelle lesen.',
  'Links to profiles on social networks.': 'Links zu Profilen in sozialen Netzwerken.',
  'What stands before them.': 'Was davor steht.',
  'The profiles, in order.': 'Die Profile in ihrer Reihenfolge.',
  'The name of the network.': 'Der Name des Netzwerks.',
  'The address of the profile.': 'Die Adresse des Profils.',
  'Space between two blocks.': 'Abstand zwischen zwei Blöcken.',
  'How much, less on phones.': 'Wie viel, auf Telefonen weniger.',
  'A few figures, the first one much larger than the rest or all alike.':
    'Einige Zahlen, die erste viel größer als die übrigen oder alle gleich.',
  'What the figures say together.': 'Was die Zahlen zusammen sagen.',
  '“Equal”: figures of one size in a row.': '„Alle gleich“: Zahlen gleicher Größe in einer Reihe.',
  'The figures. The first one is the one to remember, unless all are “Equal”.':
    'Die Zahlen. Die erste soll im Gedächtnis bleiben, außer bei „Alle gleich“.',
  'Where it comes from, or what it leaves out.': 'Woher sie kommt, oder was sie auslässt.',
  'A table of rows and columns, which visitors can sort. Prices are a “Price table”, products side by side a “Comparison”.':
    'Eine Tabelle mit Zeilen und Spalten, die Besucher sortieren können. Preise gehören in eine „Preistabelle“, Produkte nebeneinander in einen „Vergleich“.',
  'Names of the columns, where the table is written as “Rows”.':
    'Namen der Spalten, wenn die Tabelle unter „Zeilen“ steht.',
  'The rows, each a list of texts and numbers in the order of “Columns”.':
    'Die Zeilen, jede eine Liste von Texten und Zahlen in der Reihenfolge von „Spalten“.',
  'The table as CSV, in place of “Columns” and “Rows”: what a spreadsheet copies or exports. The first line names the columns.':
    'Die Tabelle als CSV, anstelle von „Spalten“ und „Zeilen“: was eine Tabellenkalkulation kopiert oder exportiert. Die erste Zeile nennt die Spalten.',
  'Off: the order of the rows means something, and visitors cannot change it.':
    'Aus: Die Reihenfolge der Zeilen hat eine Bedeutung, und Besucher können sie nicht ändern.',
  'Texts of which one is shown at a time. Questions and answers are a “FAQ”, services are “Service tabs”.':
    'Texte, von denen je einer zu sehen ist. Für Fragen gibt es „Fragen und Antworten“, für Leistungen „Leistungen in Reitern“.',
  'Where the names of the tabs stand. “Side”: one below the other, beside a large picture with its text.':
    'Wo die Namen der Reiter stehen. „An der Seite“: untereinander, neben einem großen Bild mit seinem Text.',
  'The tabs, in order. The first one is shown.': 'Die Reiter in ihrer Reihenfolge. Der erste ist zu sehen.',
  'The words on the tab.': 'Was auf dem Reiter steht.',
  'A small drawing before the words on the tab.': 'Ein kleines Symbol vor dem, was auf dem Reiter steht.',
  'What it shows.': 'Was er zeigt.',
  'A picture beside the text.': 'Ein Bild neben dem Text.',
  'The tags of the page, or all tags with the number of their pages. A tag leads to its page, if a matrix gives it one.':
    'Die Schlagwörter der Seite, oder alle mit der Zahl ihrer Seiten. Ein Schlagwort führt zu seiner Seite, wenn ein Seitenraster ihm eine gibt.',
  'On: all tags of the site, with the number of their pages.':
    'Ein: alle Schlagwörter der Website mit der Zahl ihrer Seiten.',
  'What clients say, the first quote larger than the rest or all alike.':
    'Was Kunden sagen, die erste Stimme größer als die übrigen oder alle gleich.',
  'The overall rating, shown large.': 'Die Gesamtbewertung, groß gezeigt.',
  'The rating, as text in quotes.': 'Die Bewertung, als Text.',
  'How many reviews it rests on.': 'Auf wie vielen Bewertungen sie beruht.',
  '“Equal”: quotes of one size side by side.': '„Alle gleich“: Stimmen gleicher Größe nebeneinander.',
  'The quotes, the strongest first.': 'Die Stimmen, die stärkste zuerst.',
  'Some paragraphs or a list, without a heading of its own.':
    'Einige Absätze oder eine Liste, ohne eigene Überschrift.',
  'Paragraphs, lists, links, tables and headings from ## on. HTML is shown as text.':
    'Absätze, Listen, Links, Tabellen und Überschriften ab ##. HTML erscheint als Text.',
  'The size of its letters.': 'Die Schriftgröße.',
  'What happened or will happen, in the order of time.':
    'Was geschehen ist oder geschehen wird, in zeitlicher Reihenfolge.',
  'The events, in order.': 'Die Ereignisse in ihrer Reihenfolge.',
  'When it was or will be, as text in quotes.': 'Wann es war oder sein wird, als Text.',
  'What happened.': 'Was geschah.',
  'A few sentences.': 'Einige Sätze.',
  'A picture of it.': 'Ein Bild davon.',
  'A film: a file of this site, or one of YouTube or Vimeo behind a picture, of which nothing is loaded before somebody presses play.':
    'Ein Film: eine Datei dieser Website, oder einer von YouTube oder Vimeo hinter einem Bild, von dem nichts geladen wird, bevor jemand auf Abspielen drückt.',
  'A file of this site, or the address of a film of YouTube or Vimeo as the browser shows it.':
    'Eine Datei dieser Website, oder die Adresse eines Films bei YouTube oder Vimeo, wie der Browser sie zeigt.',
  'What the film is called: on its button, for screen readers and for search engines.':
    'Wie der Film heißt: auf der Schaltfläche, für Screenreader und für Suchmaschinen.',
  'The picture that stands in its place until it plays.': 'Das Bild, das bis zum Abspielen an seiner Stelle steht.',
  'Width to height of the film.': 'Breite zu Höhe des Films.',
  'What is said in it, to be read with the picture. Only for a file of this site: YouTube and Vimeo have their own.':
    'Was darin gesagt wird, zum Mitlesen. Nur bei einer Datei dieser Website: YouTube und Vimeo haben eigene Untertitel.',
  'The file of this site.': 'Die Datei dieser Website.',
  'Its language.': 'Ihre Sprache.',
  'What the menu of the player calls it.': 'Wie sie im Menü des Players heißen.',
  'What is said and shown in it, for those who would rather read. It unfolds below the film.':
    'Was darin gesagt und gezeigt wird, für alle, die lieber lesen. Es klappt unter dem Film auf.',
  'How long it is, in minutes and seconds.': 'Wie lang er ist, in Minuten und Sekunden.',
  'The day, or the time with its zone, when it was first shown. Search engines list a film only with it.':
    'Der Tag, oder der Zeitpunkt mit seiner Zeitzone, an dem er zuerst gezeigt wurde. Nur damit führen Suchmaschinen einen Film auf.',
  'Reasons to hire, numbered down the page.': 'Gründe für eine Beauftragung, der Reihe nach nummeriert.',
  'The reasons, in order.': 'Die Gründe in ihrer Reihenfolge.',
  'The reason in a few words.': 'Der Grund in wenigen Worten.',
  'What it means for the client.': 'Was er für den Kunden bedeutet.',
}
