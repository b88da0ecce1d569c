/** Beschreibungen der Blöcke von „Area map“ bis „Carousel“. */
export const blocksToCards = {
  'How far around a city somebody comes, on a map with the cities near it. The site file names the map: “Outline”.':
    'Wie weit rund um eine Stadt jemand kommt, auf einer Karte mit den Städten in der Nähe. Welche Karte, steht in den Einstellungen: „Land der Karten“.',
  'Anchor of the block, for links such as #faq. Given by type where it is left out.':
    'Anker des Blocks, für Links wie #faq. Ohne Angabe ergibt er sich aus der Art des Blocks.',
  'Colours of the block, by their name in the theme.': 'Farben des Blocks, nach ihrem Namen in der Gestaltung.',
  'On: it is not part of the site yet, and only previews show it.':
    'Ein: Er gehört noch nicht zur Website, nur Vorschauen zeigen ihn.',
  'The day or the time from which on it is part of the site. A day alone begins at 00:00 in the time zone of the site.':
    'Der Tag oder Zeitpunkt, ab dem er zur Website gehört. Ein Tag allein beginnt um 00:00 Uhr in der Zeitzone der Website.',
  'The day or the time from which on it is no longer part of the site.':
    'Der Tag oder Zeitpunkt, ab dem er nicht mehr zur Website gehört.',
  'A short line over the heading.': 'Eine kurze Zeile über der Überschrift.',
  'The heading.': 'Die Überschrift.',
  'One or two sentences under the heading.': 'Ein oder zwei Sätze unter der Überschrift.',
  'The city itself, then those near it.': 'Zuerst die Stadt selbst, dann die in ihrer Nähe.',
  'Name of the city.': 'Name der Stadt.',
  'Its state, written out.': 'Ihr Bundesstaat, ausgeschrieben.',
  'Where it is on the map.': 'Wo sie auf der Karte liegt.',
  'Degrees north.': 'Grad nördlicher Breite.',
  'Degrees east; negative in America.': 'Grad östlicher Länge; in Amerika negativ.',
  'The page of the city. Left out, its bulb is a ring and it is no link.':
    'Die Seite der Stadt. Ohne Angabe ist ihr Punkt ein Ring und kein Link.',
  'Radius of the ring around the city in miles, drawn to scale.':
    'Radius des Rings um die Stadt in Meilen, maßstäblich gezeichnet.',
  'The same in kilometres, in place of “Radius miles”.': 'Dasselbe in Kilometern, anstelle von „Radius in Meilen“.',
  'What the ring says, in words.': 'Was der Ring bedeutet, in Worten.',
  'A button below the cities.': 'Eine Schaltfläche unter den Städten.',
  'What the link says. It must make sense without the text around it.':
    'Was auf dem Link steht. Er muss ohne den Text um ihn herum verständlich sein.',
  'A path of this site, an anchor, or an https:, mailto: or tel: address.':
    'Ein Pfad dieser Website, ein Anker oder eine Adresse mit https:, mailto: oder tel:.',
  'Who wrote the page: picture, name, role and a few words. Search engines read them as its author.':
    'Wer die Seite geschrieben hat: Bild, Name, Rolle und ein paar Worte. Suchmaschinen lesen die Personen als ihre Verfasser.',
  'Who wrote it.': 'Wer sie geschrieben hat.',
  'Name of the person.': 'Name der Person.',
  'What the person does.': 'Was die Person macht.',
  'A portrait.': 'Ein Porträt.',
  'The name of a picture of this site.': 'Der Name eines Bildes dieser Website.',
  'What the picture shows, for people who cannot see it. Empty for pure decoration.':
    'Was das Bild zeigt, für alle, die es nicht sehen können. Leer, wenn es nur schmückt.',
  'The point that stays visible wherever the picture is cropped, such as a face. Without it, the middle.':
    'Die Stelle, die beim Zuschneiden immer sichtbar bleibt, etwa ein Gesicht. Ohne Angabe die Mitte.',
  '0 is the left edge, 1 the right.': '0 ist der linke Rand, 1 der rechte.',
  '0 is the top edge, 1 the bottom.': '0 ist der obere Rand, 1 der untere.',
  'Some sentences about the person.': 'Einige Sätze über die Person.',
  'The page of the person. Left out, the name is no link.': 'Die Seite der Person. Ohne Angabe ist der Name kein Link.',
  'Other places where the person is found: e-mail, telephone, profiles.':
    'Wo die Person sonst zu finden ist: E-Mail, Telefon, Profile.',
  'The way from the home page to this one, as links: through the pages of its folders, or through that of its record.':
    'Der Weg von der Startseite zu dieser Seite als Links: über die Seiten ihrer Ordner oder über die ihres Eintrags.',
  'Buttons side by side.': 'Schaltflächen nebeneinander.',
  'The buttons, the most important first.': 'Die Schaltflächen, die wichtigste zuerst.',
  'What the button says.': 'Was auf der Schaltfläche steht.',
  'How much it stands out: one “Contained” button is enough.': 'Wie stark sie auffällt: Eine gefüllte genügt.',
  'Where they stand.': 'Wo sie stehen.',
  'Their size.': 'Ihre Größe.',
  'A calculator that answers with every key, shows its arithmetic and its sources, and leads into the quote form.':
    'Ein Rechner, der bei jedem Tastendruck antwortet, seinen Rechenweg und seine Quellen zeigt und zum Anfrageformular führt.',
  'Which calculator: a file of “Calculators”.': 'Welcher Rechner: eine Datei aus „Rechner“.',
  'Its name, and that of its file.': 'Sein Name und der seiner Datei.',
  'What it is called.': 'Wie er heißt.',
  'Its own page.': 'Seine eigene Seite.',
  'Its name in formulas and addresses.': 'Sein Name in Formeln und Adressen.',
  'What people read.': 'Was Besucher lesen.',
  'What to enter, below the field.': 'Was einzugeben ist, unter dem Feld.',
  'The least that it takes.': 'Der kleinste erlaubte Wert.',
  'The most that it takes.': 'Der größte erlaubte Wert.',
  'How far one key goes. Whole steps ask for whole numbers.':
    'Um wie viel ein Tastendruck ändert. Bei ganzen Schritten werden ganze Zahlen verlangt.',
  'What it holds at first.': 'Was anfangs darin steht.',
  'What is counted; lead|leads says one and several.': 'Was gezählt wird; Platz|Plätze nennt Einzahl und Mehrzahl.',
  'What can be chosen.': 'Was zur Auswahl steht.',
  'The value that is chosen at first.': 'Der Wert, der anfangs gewählt ist.',
  'Whether it is ticked at first.': 'Ob es anfangs angekreuzt ist.',
  'The inputs that are always open.': 'Die Eingaben, die immer sichtbar sind.',
  'The number, where it is one.': 'Die Zahl, wenn es eine einzelne ist.',
  'The choices it depends on, where it is a table.': 'Von welchen Auswahlen es abhängt, wenn es eine Tabelle ist.',
  'The numbers of the table by the values of the choices.': 'Die Zahlen der Tabelle nach den Werten der Auswahlen.',
  'Who gives the number, and what others give.': 'Wer die Zahl nennt, und was andere nennen.',
  'A formula of names, numbers, + - * /, comparisons, and, or, not, and the functions if, ceil, floor, round, max, min and erlang_wait.':
    'Eine Formel aus Namen, Zahlen, + - * /, Vergleichen, and, or, not und den Funktionen if, ceil, floor, round, max, min und erlang_wait.',
  'How its arithmetic reads, with names in square brackets. The result is set behind it.':
    'Wie der Rechenweg zu lesen ist, mit Namen in eckigen Klammern. Das Ergebnis folgt dahinter.',
  'What stands there instead where the result is 0.': 'Was dort steht, wenn das Ergebnis 0 ist.',
  'The output that is shown large.': 'Das Ergebnis, das groß gezeigt wird.',
  'What must not be: the inputs contradict each other.': 'Was nicht sein darf: Die Eingaben widersprechen einander.',
  'What it says; names in square brackets stand for their values.':
    'Was gesagt wird; Namen in eckigen Klammern stehen für ihre Werte.',
  'The inputs that it is about.': 'Die Eingaben, um die es geht.',
  'When it is said.': 'Wann es gesagt wird.',
  'What must be said with every result.': 'Was zu jedem Ergebnis gesagt werden muss.',
  'What the quote form takes along, by the names that its fields list under “Prefill”: an input, a step or an output, or options with their numbers.':
    'Was das Anfrageformular übernimmt, nach den Namen, die seine Felder unter „Vorausfüllen aus“ nennen: eine Eingabe, ein Schritt oder ein Ergebnis, oder Optionen mit ihren Zahlen.',
  'An option of the field.': 'Eine Option des Felds.',
  'The output or step with their number.': 'Das Ergebnis oder der Schritt mit der Anzahl.',
  'As many figures as there are people or bottles.': 'So viele Figuren, wie es Personen oder Flaschen sind.',
  'Loads against what can be carried.': 'Lasten gegen das, was sich tragen lässt.',
  'The most that can be carried.': 'Die größte Last, die sich tragen lässt.',
  'The share of it that leaves room.': 'Der Anteil davon, der noch Luft lässt.',
  'Worked by hand; held in every validation.': 'Von Hand gerechnet; jede Prüfung vergleicht damit.',
  'Other calculators whose results its formulas use, so that numbers never disagree.':
    'Andere Rechner, deren Ergebnisse die Formeln benutzen, damit sich Zahlen nie widersprechen.',
  'Under which its results are found: “Tables of dinner”.':
    'Unter welchem Namen seine Ergebnisse zu finden sind: „Tische des Abendessens“.',
  'What its inputs hold; others keep their defaults.':
    'Was seine Eingaben enthalten; die übrigen behalten ihre Vorgaben.',
  'What inputs hold at first, in place of their own defaults.':
    'Was anfangs in den Eingaben steht, anstelle ihrer eigenen Vorgaben.',
  'On shows few inputs first, and links to the page of the calculator for the rest.':
    'Ein: Zuerst sind wenige Eingaben zu sehen, für die übrigen führt ein Link zur Seite des Rechners.',
  'Text of the button that opens the quote form with these numbers.':
    'Text der Schaltfläche, die das Anfrageformular mit diesen Zahlen öffnet.',
  'How the sum of a calculator works: its ratios as a table with their sources, from the same data that it counts with.':
    'Wie ein Rechner zu seiner Summe kommt: seine Verhältnisse als Tabelle mit Quellen, aus denselben Daten, mit denen er rechnet.',
  'How the steps follow each other, over the table.': 'Wie die Schritte aufeinander folgen, über der Tabelle.',
  'One invitation on an amber ground.': 'Eine Einladung auf farbigem Grund.',
  'The invitation.': 'Die Einladung.',
  'One or two sentences under it.': 'Ein oder zwei Sätze darunter.',
  'The button. The address #quote opens the quote form.':
    'Die Schaltfläche. Die Adresse #quote öffnet das Anfrageformular.',
  'A quieter button beside it.': 'Eine leisere Schaltfläche daneben.',
  'A framed note that must not be missed.': 'Ein gerahmter Hinweis, den niemand übersehen soll.',
  'Its heading.': 'Seine Überschrift.',
  'A few sentences of Markdown.': 'Einige Sätze mit Formatierung.',
  'A small drawing before it.': 'Ein kleines Symbol davor.',
  '“Strong” stands on the accent colour of the theme.': '„Kräftig“ steht auf der Akzentfarbe der Gestaltung.',
  'A picture, a heading and a text in a frame.': 'Ein Bild, eine Überschrift und ein Text in einem Rahmen.',
  'A picture at its top.': 'Ein Bild am oberen Rand.',
  'Where the card leads. A click anywhere on it counts.': 'Wohin die Karte führt. Ein Klick auf jede Stelle zählt.',
  'Cards with a picture or an icon, two to four in a row: written here, or the records of a collection. Cards of pages are a “Page list”.':
    'Karten mit einem Bild oder Symbol, zwei bis vier in einer Reihe: hier geschrieben oder die Einträge einer Sammlung. Karten von Seiten zeigt eine „Seitenliste“.',
  'How many stand in a row where there is room: 2, 3 or 4.':
    'Wie viele nebeneinander stehen, wo Platz ist: 2, 3 oder 4.',
  '“Framed”: each card is a panel with a ground of its own.':
    '„Gerahmt“: Jede Karte ist eine Fläche mit eigenem Hintergrund.',
  'The cards, in order.': 'Die Karten in ihrer Reihenfolge.',
  'The heading of the card.': 'Die Überschrift der Karte.',
  'A picture over the heading.': 'Ein Bild über der Überschrift.',
  'A small drawing over the heading, where the card has no picture.':
    'Ein kleines Symbol über der Überschrift, wenn die Karte kein Bild hat.',
  'One to three sentences.': 'Ein bis drei Sätze.',
  'Where the card leads. Left out, it is no link.': 'Wohin die Karte führt. Ohne Angabe ist sie kein Link.',
  'Words of invitation at the foot of a card that leads somewhere.':
    'Einladende Worte am Fuß einer Karte, die irgendwohin führt.',
  'Slides in a row that is moved sideways: pictures, cards or quotes. What everybody should see is better in “Cards”.':
    'Folien in einer Reihe, die sich seitlich bewegen lässt: Bilder, Karten oder Zitate. Was alle sehen sollen, steht besser in „Karten“.',
  'On: one slide shows at a time, its picture beside its words.':
    'Ein: Es ist je eine Folie zu sehen, das Bild neben dem Text.',
  'The slides, in order.': 'Die Folien in ihrer Reihenfolge.',
  'A picture.': 'Ein Bild.',
  'A heading, or who said the quote.': 'Eine Überschrift, oder von wem das Zitat ist.',
  'What somebody said, without quotation marks.': 'Was jemand gesagt hat, ohne Anführungszeichen.',
  'Where the slide leads. It needs a “Name”.': 'Wohin die Folie führt. Dazu braucht sie einen „Namen“.',
}
