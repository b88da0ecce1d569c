/** Beschreibungen von Weiterleitungen, Sammlungen, Einträgen, Fragen und Seitenrastern. */
export const collections = {
  'Old addresses, such as those of a former site, and where they lead.':
    'Alte Adressen, etwa die einer früheren Website, und wohin sie führen.',
  'An old address and where it leads.': 'Eine alte Adresse und wohin sie führt.',
  'The old address, with its query if that matters. /* at its end stands for every address below it.':
    'Die alte Adresse, mit dem Teil nach dem Fragezeichen, wenn er zählt. /* am Ende steht für jede Adresse darunter.',
  'Where visitors are sent: a page, a file, or another site. /* at its end is what it stands for in the old address.':
    'Wohin Besucher geschickt werden: zu einer Seite, einer Datei oder einer anderen Website. /* am Ende ist das, wofür es in der alten Adresse steht.',
  'The answer to browsers and search engines: 301 for good, 302 for now, 308 for good, forms too, 410 gone, nothing took its place.':
    'Die Antwort an Browser und Suchmaschinen: 301 für immer, 302 vorläufig, 308 für immer, auch für Formulare, 410 gelöscht, ohne Ersatz.',
  'Allows a target that begins with http://: anybody on the way can read and change it.':
    'Erlaubt ein Ziel, das mit http:// beginnt: Unterwegs kann jeder es lesen und ändern.',
  'The word for one record.': 'Das Wort für einen Eintrag.',
  'What a record is to search engines, a type of schema.org, such as City, Service, Person, Product, Event, JobPosting, LocalBusiness or one of its kinds. A page that names a Service and a place offers the service there.':
    'Was ein Eintrag für Suchmaschinen ist, eine Art von schema.org wie City, Service, Person, Product, Event, JobPosting, LocalBusiness oder eine davon abgeleitete. Eine Seite mit einem Service und einem Ort bietet die Leistung dort an.',
  'What one record is.': 'Was ein Eintrag ist.',
  'Fields with further names of the record, which people type who look for it.':
    'Felder mit weiteren Namen des Eintrags, unter denen Besucher ihn suchen.',
  'Fields with names of the area around it, the one that is shown first.':
    'Felder mit Namen der Umgebung, das gezeigte zuerst.',
  'Fields that lists of records show beside the name. Where a block calls one otherwise, by the name in the block.':
    'Felder, die Listen von Einträgen neben dem Namen zeigen. Wenn ein Block eines anders nennt: nach dem Namen im Block.',
  'The field with the sentence of its card in link previews.': 'Das Feld mit dem Satz für die Karte in Linkvorschauen.',
  'Which fields give what search engines read of a record, by the names of schema.org: a field, such as “Street” or “Name of town”.':
    'Welche Felder ergeben, was Suchmaschinen über einen Eintrag lesen, nach den Namen von schema.org: ein Feld wie „Straße“ oder „Name des Orts“.',
  'Its name, where that is not the “Name” of the record.': 'Sein Name, wenn das nicht der „Name“ des Eintrags ist.',
  'Words, with fields of the record in braces.': 'Worte, mit Feldern des Eintrags in geschweiften Klammern.',
  'What it is. A job has its whole description here.':
    'Was es ist. Bei einer Stelle steht hier die ganze Beschreibung.',
  'Its picture.': 'Sein Bild.',
  'Its profiles on other sites.': 'Seine Profile auf anderen Websites.',
  'City or town.': 'Stadt oder Ort.',
  'State or province.': 'Bundesland oder Provinz.',
  'Postal code.': 'Postleitzahl.',
  'Country, as a code of two letters.': 'Land, als Kürzel mit zwei Buchstaben.',
  'Its place on the map, where that is not the “Place on the map” of the record.':
    'Sein Ort auf der Karte, wenn das nicht „Ort auf der Karte“ des Eintrags ist.',
  'Its telephone, written as people read it.': 'Seine Telefonnummer, wie man sie liest.',
  'Its e-mail address.': 'Seine E-Mail-Adresse.',
  'Its hours: groups with “Days” (a list), “Opens” and “Closes”, as in the block “Hours”.':
    'Seine Zeiten: Gruppen mit „Tage“ (einer Liste), „Öffnet“ und „Schließt“, wie im Block „Öffnungszeiten“.',
  'Days with other hours: groups with “Day”, “Until”, “Opens” and “Closes”, as in the block “Hours”.':
    'Tage mit anderen Zeiten: Gruppen mit „Tag“, „Bis“, „Öffnet“ und „Schließt“, wie im Block „Öffnungszeiten“.',
  'How dear it is, such as $$.': 'Wie teuer es ist, etwa $$.',
  'What somebody does.': 'Was jemand macht.',
  'What it costs, in the “Currency” of the site.': 'Was es kostet, in der „Währung“ der Website.',
  'Another currency, as a code of three letters.': 'Eine andere Währung, als Kürzel mit drei Buchstaben.',
  'Whether it can be had, by schema.org, such as InStock.': 'Ob es erhältlich ist, nach schema.org, etwa InStock.',
  'Its number in the shop.': 'Die Nummer im Shop.',
  'Its brand.': 'Die Marke.',
  'When it begins: a day, or 2027-06-30T19:00.': 'Wann es beginnt: ein Tag, oder 2027-06-30T19:00.',
  'When it ends.': 'Wann es endet.',
  'Where it is: a record that is a place, or the name of one with its address.':
    'Wo es ist: ein Eintrag, der ein Ort ist, oder der Name eines solchen mit Adresse.',
  'Who performs.': 'Wer auftritt.',
  'Whether it takes place, by schema.org, such as EventCancelled.':
    'Ob es stattfindet, nach schema.org, etwa EventCancelled.',
  'Where it is online (VirtualLocation): the address of its page or stream.':
    'Wo es online ist (VirtualLocation): die Adresse der Seite oder des Streams.',
  'Whether people come, by schema.org, such as MixedEventAttendanceMode. Left out: what its places say.':
    'Ob Besucher vor Ort sind, nach schema.org, etwa MixedEventAttendanceMode. Ohne Angabe: was die Orte sagen.',
  'The day on which the job was published.': 'Der Tag, an dem die Stelle ausgeschrieben wurde.',
  'The last day to apply.': 'Der letzte Tag für eine Bewerbung.',
  'Such as FULL_TIME, PART_TIME or TEMPORARY.': 'Etwa FULL_TIME, PART_TIME oder TEMPORARY.',
  'Where the work is: a record that is a place.': 'Wo die Arbeit ist: ein Eintrag, der ein Ort ist.',
  'What it pays, in the “Currency” of the site.': 'Was gezahlt wird, in der „Währung“ der Website.',
  'For how long it pays that: HOUR, DAY, WEEK, MONTH or YEAR.':
    'Für welchen Zeitraum: HOUR, DAY, WEEK, MONTH oder YEAR.',
  'TELECOMMUTE where all of the work may be done from home.':
    'TELECOMMUTE, wenn sich die ganze Arbeit von zu Hause erledigen lässt.',
  'Where people who work from home must live: a country, or a record that is an area.':
    'Wo wohnen muss, wer von zu Hause arbeitet: ein Land, oder ein Eintrag, der eine Gegend ist.',
  'The part of the Earth that all records lie in: it catches a forgotten minus.':
    'Der Teil der Erde, in dem alle Einträge liegen: So fällt ein vergessenes Minus auf.',
  'Its fields by name, beside “Part of the address”, “Name”, “Also called”, “Place on the map”, which every record may have.':
    'Die Felder mit ihren Namen, neben „Teil der Adresse“, „Name“, „Auch genannt“ und „Ort auf der Karte“, die jeder Eintrag haben kann.',
  'What belongs into the field, for those who fill it in.': 'Was in das Feld gehört, für alle, die es ausfüllen.',
  'A value as somebody would write it. The editor offers it.':
    'Ein Wert, wie ihn jemand schreiben würde. Er wird als Beispiel angeboten.',
  'On: every record has it.': 'Ein: Jeder Eintrag hat es.',
  'A regular expression that the whole text matches.':
    'Ein Muster (regulärer Ausdruck), dem der ganze Text entspricht.',
  'On: without decimals.': 'Ein: ohne Nachkommastellen.',
  'The collection of the record that it names.': 'Die Sammlung des Eintrags, den es nennt.',
  'The values to choose from.': 'Die Werte zur Auswahl.',
  'A choice of the records of another collection. An entry that names some of its options stands only on pages of such records that have one of them. Left out: the entry names the records themselves.':
    'Eine Auswahl aus den Einträgen einer anderen Sammlung. Ein Eintrag, der einige ihrer Optionen nennt, steht nur auf Seiten solcher Einträge, die eine davon haben. Ohne Angabe nennt er die Einträge selbst.',
  'The collection of these records.': 'Die Sammlung dieser Einträge.',
  'The field of the same record that names the calculator. Left out: for several calculators, by their names, over what other records of the page say.':
    'Das Feld desselben Eintrags, das den Rechner nennt. Ohne Angabe: für mehrere Rechner, nach ihren Namen, über das, was andere Einträge der Seite sagen.',
  'Its fields by name.': 'Die Felder mit ihren Namen.',
  'What each entry is.': 'Was jeder Eintrag ist.',
  'The least number of entries.': 'Die kleinste Zahl der Einträge.',
  'The greatest number of entries.': 'Die größte Zahl der Einträge.',
  'The word for one record, such as “Shop”: pages name a record by it, and tokens begin with it, as {shop.name}.':
    'Das Wort für einen Eintrag, etwa „Shop“: Seiten nennen einen Eintrag so, und Platzhalter beginnen damit, wie {shop.name}.',
  'Questions with their answers, in the order they are shown.':
    'Fragen mit ihren Antworten, in der gezeigten Reihenfolge.',
  'The question as a customer would ask it.': 'Die Frage, wie ein Kunde sie stellen würde.',
  'A complete answer. The first sentence answers; the rest explains.':
    'Eine vollständige Antwort. Schon der erste Satz antwortet, der Rest erklärt.',
  'A page for each combination of records.': 'Eine Seite für jede Kombination von Einträgen.',
  'The file of “Templates” that its pages are generated from.':
    'Die Datei aus „Vorlagen“, nach der ihre Seiten entstehen.',
  'The address of its pages, with the words of their records.':
    'Die Adresse ihrer Seiten, mit den Wörtern ihrer Einträge.',
  'One to three collections with the records that have pages, in the order of menus and lists. A link to a record leads to its first page.':
    'Eine bis drei Sammlungen mit den Einträgen, die Seiten haben, in der Reihenfolge von Menüs und Listen. Ein Link zu einem Eintrag führt zu seiner ersten Seite.',
  'Records of the next collection, for one record of the first, in place of those above.':
    'Einträge der nächsten Sammlung für einen Eintrag der ersten, anstelle der obigen.',
  'Records of the next collection that one record of the first does not go with.':
    'Einträge der nächsten Sammlung, die nicht zu einem Eintrag der ersten passen.',
  'Records without pages of their own, by collection: each shows the pages of another one.':
    'Einträge ohne eigene Seiten, nach Sammlungen: Jeder zeigt die Seiten eines anderen.',
  'What the search says of a combination of any records that has no page. It opens the quote form, filled in by “Quote” of the template. Left out, the search says nothing of it.':
    'Was die Suche zu einer Kombination von Einträgen sagt, die keine Seite hat. Es öffnet das Anfrageformular, ausgefüllt nach „Für das Anfrageformular“ der Vorlage. Ohne Angabe sagt die Suche nichts dazu.',
  'How many sentences each of its pages needs that no other page of the site has, names of records aside. Search engines do not show one with fewer. Left out, nothing is counted.':
    'Wie viele Sätze, die keine andere Seite der Website hat, jede ihrer Seiten braucht, ohne die Namen von Einträgen. Eine mit weniger zeigen Suchmaschinen nicht. Ohne Angabe wird nicht gezählt.',
  'Other words for records in addresses, by collection.': 'Andere Wörter für Einträge in Adressen, nach Sammlungen.',
  'The record that it stands for.': 'Der Eintrag, für den es steht.',
  'The records of the other collections with which it is accepted.':
    'Die Einträge der anderen Sammlungen, mit denen es gilt.',
  'A city.': 'Eine Stadt.',
  'Its name in addresses and references, and the name of its file.':
    'Sein Name in Adressen und Verweisen, und der Name seiner Datei.',
  'Name as people say it.': 'Der Name, wie man ihn sagt.',
  'What people type who look for it, beside its names.': 'Weitere Wörter, mit denen Besucher danach suchen.',
  'A service.': 'Eine Leistung.',
}
