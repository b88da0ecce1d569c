/** Beschreibungen der Blöcke von „Case studies“ bis „FAQ search“. */
export const blocksToQuestions = {
  'Pages with a “Case study” as cards, the first one large. What a card says is taken from the page.':
    'Seiten mit einer „Fallstudie“ als Karten, die erste groß. Was eine Karte sagt, kommt von der Seite.',
  'The path below which the pages lie.': 'Der Pfad, unter dem die Seiten liegen.',
  'Only these pages, in this order. Left out: all, by the alphabet.':
    'Nur diese Seiten, in dieser Reihenfolge. Ohne Angabe alle, nach dem Alphabet.',
  'A button under the cards.': 'Eine Schaltfläche unter den Karten.',
  'How one piece of work is planned. Marked as illustrative until somebody at the client has given permission.':
    'Wie eine Arbeit geplant wird. Als Beispiel gekennzeichnet, bis jemand beim Kunden die Veröffentlichung erlaubt hat.',
  'Kind of work.': 'Art der Arbeit.',
  'The headline. A page has one, above its other headings.':
    'Die Hauptüberschrift. Eine Seite hat eine, über ihren übrigen Überschriften.',
  'What is asked for.': 'Was gewünscht ist.',
  'Picture of the work.': 'Bild der Arbeit.',
  'Where it would be.': 'Wo sie stattfände.',
  'How many people it is for.': 'Für wie viele Personen sie ist.',
  'How long it lasts.': 'Wie lange sie dauert.',
  'What makes it hard.': 'Was sie schwierig macht.',
  'What is hard, in a few words.': 'Was schwierig ist, in wenigen Worten.',
  'Why, and what it asks of the people there.': 'Warum, und was es von den Menschen dort verlangt.',
  'The people by role. The sum is worked out.': 'Die Personen nach Rollen. Die Summe ergibt sich von selbst.',
  'The role.': 'Die Rolle.',
  'How many people.': 'Wie viele Personen.',
  'What they do, and how the number was found.': 'Was sie tun, und wie sich die Zahl ergibt.',
  'What is settled before the day.': 'Was vor dem Tag geklärt ist.',
  'The day, hour by hour.': 'Der Tag, Stunde für Stunde.',
  'When, as the plan of the day says it.': 'Wann, wie es im Tagesplan steht.',
  'What happens.': 'Was geschieht.',
  'What is counted and told afterwards. No results: those need permission.':
    'Was danach gezählt und berichtet wird. Keine Ergebnisse: Diese brauchen eine Erlaubnis.',
  'What is counted.': 'Was gezählt wird.',
  'How it is counted, and by whom.': 'Wie und von wem gezählt wird.',
  'Services and other pages that belong to it.': 'Leistungen und andere Seiten, die dazugehören.',
  'Who at the client allowed this to be published, and when. Until then the page has to be “Hide from search engines”.':
    'Wer beim Kunden die Veröffentlichung erlaubt hat, und wann. Bis dahin muss die Seite „Vor Suchmaschinen verbergen“ eingeschaltet haben.',
  'Who gave it: a name and a position at the client.': 'Wer sie gegeben hat: Name und Position beim Kunden.',
  'The day it was given in writing.': 'Der Tag, an dem sie schriftlich gegeben wurde.',
  'All cities on a map and in a list, searchable by city, area and service. The site file names the map: “Outline”.':
    'Alle Städte auf einer Karte und in einer Liste, durchsuchbar nach Stadt, Gegend und Leistung. Welche Karte, steht in den Einstellungen: „Land der Karten“.',
  'An example of a search, in the empty field.': 'Ein Beispiel für eine Suche, im leeren Feld.',
  'The cities, in the order of reading.': 'Die Städte in der Reihenfolge, in der sie zu lesen sind.',
  'Short name, for the anchor of its row.': 'Kurzname, für den Anker der Zeile.',
  'Names of the area around it, such as the state. The first stands beside the city; the search finds all.':
    'Namen der Gegend, etwa der Bundesstaat. Der erste steht neben der Stadt; die Suche findet alle.',
  'Other names that the search finds.': 'Weitere Namen, die die Suche findet.',
  'The page of the city. Left out, its bulb is a ring and its row asks visitors to ask.':
    'Die Seite der Stadt. Ohne Angabe ist ihr Punkt ein Ring, und ihre Zeile lädt zum Nachfragen ein.',
  'What there is in this city.': 'Was es in dieser Stadt gibt.',
  'Name of the service.': 'Name der Leistung.',
  'Its page in this city.': 'Ihre Seite in dieser Stadt.',
  'What there is in any city: the search finds it by its other names too, and asks for it where a city has no page for it.':
    'Was es in jeder Stadt gibt: Die Suche findet es auch unter seinen weiteren Namen und fragt danach, wenn eine Stadt dafür keine Seite hat.',
  'Options of the quote form that are ticked for it.': 'Optionen des Anfrageformulars, die dafür angekreuzt werden.',
  'A page of it. Not shown.': 'Eine Seite davon. Sie wird nicht gezeigt.',
  'Text of the buttons that open the quote form, for a city without a page.':
    'Text der Schaltflächen, die das Anfrageformular öffnen, für eine Stadt ohne Seite.',
  'Shown where nothing matches what was typed, over the button to the quote form.':
    'Steht über der Schaltfläche zum Anfrageformular, wenn nichts zur Suche passt.',
  'A link below the list.': 'Ein Link unter der Liste.',
  'Products side by side, feature by feature.': 'Produkte nebeneinander, Merkmal für Merkmal.',
  'The products, which are the columns.': 'Die Produkte: Sie sind die Spalten.',
  'The features, which are the rows.': 'Die Merkmale: Sie sind die Zeilen.',
  'The feature.': 'Das Merkmal.',
  'What is meant by it.': 'Was damit gemeint ist.',
  'What each product has, in the order of “Products”: true, false, a number, or a few words.':
    'Was jedes Produkt hat, in der Reihenfolge von „Produkte“: ja, nein, eine Zahl oder einige Worte.',
  'How long it is until an event, and something else once it has begun.':
    'Wie lange es bis zu einem Ereignis noch dauert, und etwas anderes, sobald es begonnen hat.',
  'When it is: a day, which begins at 00:00 of world time (UTC), or a time with its zone.':
    'Wann es ist: ein Tag, der um 00:00 Uhr Weltzeit (UTC) beginnt, oder ein Zeitpunkt mit seiner Zeitzone.',
  'A button until then.': 'Eine Schaltfläche bis dahin.',
  'What stands there afterwards. Left out, the block stays as it is, without the time that is left.':
    'Was danach dort steht. Ohne Angabe bleibt der Block, wie er ist, ohne die Restzeit.',
  'The heading from then on.': 'Die Überschrift von da an.',
  'One or two sentences.': 'Ein oder zwei Sätze.',
  'A button.': 'Eine Schaltfläche.',
  'A line between two blocks.': 'Eine Linie zwischen zwei Blöcken.',
  'A word in the middle of the line.': 'Ein Wort in der Mitte der Linie.',
  'A part of another site in a frame: a calendar, a map, a form, a player. Nothing of it is loaded before somebody presses its button, or has agreed to its category (“Embedded sites of consent” of the site file). The site file lists its host under “Embedded sites”.':
    'Ein Teil einer anderen Website in einem Rahmen: ein Kalender, eine Karte, ein Formular, ein Player. Nichts davon wird geladen, bevor jemand die Schaltfläche drückt oder der Kategorie zugestimmt hat. Die andere Website steht in den Einstellungen unter „Eingebettete Websites“.',
  'The address of the frame, as the other site gives it under “embed” or “share”: the address in its code, or all of its code.':
    'Die Adresse des Rahmens, wie die andere Website sie unter „Einbetten“ oder „Teilen“ angibt: die Adresse im Code oder der ganze Code.',
  'What it is: on its button, for screen readers, and on paper.':
    'Was es ist: auf der Schaltfläche, für Screenreader und auf Papier.',
  'How high it is, in pixels. A calendar needs 700, a map 450, a song 152.':
    'Die Höhe in Pixeln. Ein Kalender braucht 700, eine Karte 450, ein Lied 152.',
  'A picture that stands in its place until it is shown.': 'Ein Bild an seiner Stelle, bis es gezeigt wird.',
  'What stands below it. Left out: the title.': 'Was darunter steht. Ohne Angabe der Titel.',
  'Questions that open to their answers.': 'Fragen, die sich zu ihren Antworten aufklappen.',
  'The questions, in order.': 'Die Fragen in ihrer Reihenfolge.',
  'The question, as a client would ask it.': 'Die Frage, wie ein Kunde sie stellen würde.',
  'The answer. The first sentence answers.': 'Die Antwort. Schon der erste Satz antwortet.',
  'A button under the heading.': 'Eine Schaltfläche unter der Überschrift.',
  'Many questions in groups, each with an address of its own.': 'Viele Fragen in Gruppen, jede mit eigener Adresse.',
  'The groups, in order.': 'Die Gruppen in ihrer Reihenfolge.',
  'Where links such as /faq#repairs lead.': 'Wohin Links wie /faq#repairs führen.',
  'Heading of the group.': 'Überschrift der Gruppe.',
  'The question, as a client would ask it. The address of its answer is made of it.':
    'Die Frage, wie ein Kunde sie stellen würde. Die Adresse der Antwort ergibt sich aus ihr.',
  'A search over the questions of a “FAQ groups” block.': 'Eine Suche in den Fragen eines Blocks „Fragen in Gruppen“.',
  'What the field is for.': 'Wofür das Feld da ist.',
  'An example of a search.': 'Ein Beispiel für eine Suche.',
  'Id of the block that is searched.': 'Anker des Blocks, in dem gesucht wird.',
  'What to do where no question fits.': 'Was zu tun ist, wenn keine Frage passt.',
  'A button under it.': 'Eine Schaltfläche darunter.',
}
