/** Beschreibungen der Gestaltung. */
export const theme = {
  'The look of the site.': 'Das Aussehen der Website.',
  'Sets of colours by name, which blocks choose by “Colours”. A colour that is left out follows from the others.':
    'Farbsätze mit Namen, die Blöcke unter „Farben“ wählen. Eine fehlende Farbe ergibt sich aus den anderen.',
  'Another tone, whose colours count where this one names none.':
    'Ein anderer Farbsatz, dessen Farben gelten, wo dieser keine nennt.',
  'Grounds.': 'Hintergründe.',
  'The ground of pages and blocks.': 'Der Hintergrund von Seiten und Blöcken.',
  'What lies on the ground: cards, fields, menus.': 'Was auf dem Hintergrund liegt: Karten, Felder, Menüs.',
  'Letters.': 'Schrift.',
  'Headings and text.': 'Überschriften und Text.',
  'Notes, captions, leads.': 'Anmerkungen, Bildunterschriften, Vorspänne.',
  'Lines that only divide.': 'Linien, die nur trennen.',
  'Edges of fields and buttons.': 'Ränder von Feldern und Schaltflächen.',
  'The accent.': 'Der Akzent.',
  'Filled buttons and ornaments.': 'Gefüllte Schaltflächen und Verzierungen.',
  'Filled buttons under the pointer.': 'Gefüllte Schaltflächen unter dem Mauszeiger.',
  'Letters on both.': 'Die Schrift auf beiden.',
  'Links, controls and focus rings on the grounds.': 'Links, Bedienelemente und Fokusringe auf den Hintergründen.',
  'States.': 'Zustände.',
  'What lies over a ground under the pointer.': 'Was unter dem Mauszeiger über einem Hintergrund liegt.',
  'Errors of forms.': 'Fehler in Formularen.',
  'What has worked.': 'Was gelungen ist.',
  'Another tone that takes the place of this one for visitors who prefer dark colours. Pages then have a switch.':
    'Ein anderer Farbsatz, der diesen ersetzt, wenn Besucher dunkle Farben bevorzugen. Seiten haben dann einen Umschalter.',
  'The tones of the parts of the site. Left out: the first tone.':
    'Die Farbsätze der Teile der Website. Ohne Angabe der erste Farbsatz.',
  'Pages, and blocks without “Colours”.': 'Seiten, und Blöcke ohne „Farben“.',
  'The bar at the top, once the page is scrolled.': 'Die Leiste am oberen Rand, sobald gescrollt wird.',
  'The menu of locations, and that of phones.': 'Das Menü der Orte und das auf Telefonen.',
  'The quote form, the search, the receipt.': 'Das Anfrageformular, die Suche, der Beleg.',
  'Sheets, certificates and bands that stand out from the page.':
    'Blätter, Urkunden und Streifen, die sich von der Seite abheben.',
  'Bands that differ a little from the page.': 'Streifen, die sich ein wenig von der Seite unterscheiden.',
  'The block “Call to action”.': 'Der Block „Aufruf“.',
  'Fonts and sizes.': 'Schriften und Größen.',
  'Headings and figures. Without it, the font of text.': 'Überschriften und Zahlen. Ohne Angabe die Schrift des Texts.',
  'Name of the family.': 'Name der Schriftfamilie.',
  'The package of Fontsource with the font, which must be installed: npm install @fontsource/lora.':
    'Das Paket von Fontsource mit der Schrift. Es muss installiert sein: npm install @fontsource/lora.',
  'Or a font file of this site. Visitors get the part of it that they need.':
    'Oder eine Schriftdatei dieser Website. Besucher erhalten den Teil, den sie brauchen.',
  'The kind of font that stands in until it has arrived.':
    'Die Art der Schrift, die einspringt, bis diese geladen ist.',
  'Everything else. Without it a font of the system.': 'Alles andere. Ohne Angabe eine Schrift des Systems.',
  'Weight of headings.': 'Stärke der Überschriften.',
  'Space between the letters of headings, in sizes.':
    'Abstand zwischen den Buchstaben der Überschriften, in Schriftgrößen.',
  'The title of a page.': 'Der Titel einer Seite.',
  'Size, which may grow with the window.': 'Größe, die mit dem Fenster wachsen darf.',
  'Height of a line, in sizes.': 'Höhe einer Zeile, in Schriftgrößen.',
  'The title of a block.': 'Der Titel eines Blocks.',
  'The title of a card.': 'Der Titel einer Karte.',
  'The title of a sheet.': 'Der Titel eines Blatts.',
  'The title of a row.': 'Der Titel einer Zeile.',
  'The smallest title, and questions.': 'Der kleinste Titel, und Fragen.',
  'The lead below a title.': 'Der Vorspann unter einem Titel.',
  'Text.': 'Text.',
  'Notes.': 'Anmerkungen.',
  'Corners.': 'Ecken.',
  'Unit of round corners in pixels: fields have 3, cards 3.5, dialogs 5 of it. 0: square.':
    'Maß der runden Ecken in Pixeln: Felder haben das 3-Fache, Karten das 3,5-Fache, Dialoge das 5-Fache davon. 0: eckig.',
  'The mark of the company in header, footer, icons and link previews. Left out: its name.':
    'Das Zeichen der Firma in Kopfzeile, Fußzeile, Symbolen und Linkvorschauen. Ohne Angabe ihr Name.',
  'A file of this site, as .svg or .png. Parts of an SVG in “Current color” have the accent of the tone on which they lie.':
    'Eine Datei dieser Website, als .svg oder .png. Teile eines SVG in „currentColor“ haben den Akzent des Farbsatzes, auf dem sie liegen.',
  'The logo on dark tones, if it is another file.': 'Das Logo auf dunklen Farbsätzen, wenn es eine andere Datei ist.',
  'Whether the name of the site stands beside it. without: the logo shows the name itself.':
    'Ob der Name der Website daneben steht. Ohne: Das Logo zeigt den Namen selbst.',
  'Height in pixels.': 'Höhe in Pixeln.',
  'A square mark for icons of browsers and telephones, if the logo is wide.':
    'Ein quadratisches Zeichen für Symbole in Browsern und auf Telefonen, wenn das Logo breit ist.',
  'Ends of buttons, chips and tags: half circles, corners as of fields, or square.':
    'Enden von Schaltflächen, Kennzeichen und Schlagwörtern: Halbkreise, Ecken wie bei Feldern, oder eckig.',
  'Unit of the space between things, in pixels.': 'Maß der Abstände zwischen Dingen, in Pixeln.',
  'none: nothing moves, for anybody. With full nothing moves where the visitor asks for that.':
    'Keine: Nichts bewegt sich, für niemanden. Bei „Voll“ bewegt sich nichts, wenn der Besucher darum bittet.',
  'The ring around what has the focus.': 'Der Ring um das, was den Fokus hat.',
  'Width in pixels.': 'Breite in Pixeln.',
  'Distance in pixels.': 'Abstand in Pixeln.',
  'Height of the header in pixels.': 'Höhe der Kopfzeile in Pixeln.',
  'The row along edges of blocks, and the mark before an eyebrow.':
    'Die Reihe an den Rändern von Blöcken, und das Zeichen vor der Zeile über dem Titel.',
}
