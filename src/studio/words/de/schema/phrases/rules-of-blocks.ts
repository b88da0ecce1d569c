/** Regeln einzelner Blöcke, und was es mit Absicht nicht als Block gibt. */
export const rulesOfBlocks = {
  'must be CSV: quoted field unterminated': 'muss CSV sein: Ein Anführungszeichen wird nicht geschlossen',
  'must be CSV: trailing quote on quoted field is malformed':
    'muss CSV sein: Hinter einem schließenden Anführungszeichen steht noch Text',
  'must be the address of a form of Mailchimp ({}), Brevo ({}), Buttondown ({}) or Kit ({})':
    'muss die Adresse eines Formulars von Mailchimp ({}), Brevo ({}), Buttondown ({}) oder Kit ({}) sein',
  'is a page that no frame shows. Write {}': 'ist eine Seite, die kein Rahmen zeigt. Schreiben Sie {}',
  'must give each city a {} of its own': 'muss jeder Stadt einen eigenen {} geben',
  'must have both {} and {}, or neither': 'braucht {} und {}, oder keines von beiden',
  'must not be before {}': 'darf nicht vor {} liegen',
  'is closed in one entry and open in another: delete one of them':
    'ist in einem Eintrag geschlossen und in einem anderen geöffnet: Löschen Sie einen davon',
  'stands in two entries: delete one of them': 'steht in zwei Einträgen: Löschen Sie einen davon',
  'must be left out where the list has {} or {}: only a list without groups can continue on further pages':
    'muss fehlen, wo die Liste {} oder {} hat: Nur eine Liste ohne Gruppen geht auf weiteren Seiten weiter',
  'must have a picture, a name, a quote or a text': 'braucht ein Bild, einen Namen, ein Zitat oder einen Text',
  'must have a {} where it has {}': 'braucht {}, wo es {} hat',
  'must have {} where it has {}': 'braucht {}, wo es {} hat',
  'must be an amount, such as 18 or 12.50, or words': 'muss ein Betrag sein, wie 18 oder 12.50, oder Wörter',
  'must each have a {} of their own': 'brauchen jeder einen eigenen Wert in {}',
  'must each have an {} of their own': 'brauchen jeder einen eigenen Wert in {}',
  'must have a picture or an icon, not both': 'darf ein Bild oder ein Symbol haben, nicht beides',
  'must have {} values, one for each product, but has {}': 'braucht {} Werte, einen für jedes Produkt, hat aber {}',
  'must say in {} what the picture shows': 'muss in {} sagen, was das Bild zeigt',
  'must have {} or {}, one of them': 'braucht {} oder {}, eines von beiden',
  'is the page of a film, which no frame shows: write a block {} with it':
    'ist die Seite eines Films, die kein Rahmen zeigt: Nehmen Sie dafür einen Block {}',
  'is a page of Google Maps, which no frame shows: press {} there, then {}, and copy the code':
    'ist eine Seite von Google Maps, die kein Rahmen zeigt: Wählen Sie dort {}, dann {}, und kopieren Sie den Code',
  'is a page of Google Calendar, which no frame shows: copy the {} of the settings of the calendar':
    'ist eine Seite von Google Kalender, die kein Rahmen zeigt: Kopieren Sie {} aus den Einstellungen des Kalenders',
  'is a page to edit, which no frame shows: choose {} there, then {}, and copy the code':
    'ist eine Seite zum Bearbeiten, die kein Rahmen zeigt: Wählen Sie dort {}, dann {}, und kopieren Sie den Code',
  'must be an https:// address of another site, as its {} or {} shows it':
    'muss eine Adresse einer anderen Website mit https:// sein, wie sie unter {} oder {} steht',
  'must have {} and {}, or {}': 'braucht {} und {}, oder {}',
  'must have two columns and two lines at least': 'braucht mindestens zwei Spalten und zwei Zeilen',
  'must have {} values, one for each column, but has {}': 'braucht {} Werte, einen für jede Spalte, hat aber {}',
  'must have {} values in line {}, one for each column, but has {}':
    'braucht {} Werte in Zeile {}, einen für jede Spalte, hat aber {}',
  'must be a file of this site that ends in {}, such as {}':
    'muss eine Datei dieser Website sein, die auf {} endet, wie {}',
  'must be a file of {} that ends in {} or {}, or the address of a film of YouTube or Vimeo, as the browser shows it while the film plays':
    'muss eine Datei von {} sein, die auf {} oder {} endet, oder die Adresse eines Films von YouTube oder Vimeo, wie der Browser sie zeigt, während der Film läuft',
  'must have amounts or a {} in words, not both': 'braucht Beträge, oder {} in Wörtern, nicht beides',
  'must have {} once at most': 'darf {} höchstens einmal haben',
  'needs {} for visitors whose address cannot be sent, or the {} of a provider':
    'braucht {} für Besucher, deren Adresse sich nicht senden lässt, oder {} eines Anbieters',
  'They stand over the header, on all pages or some, for as long as you say: {} in {}.':
    'Sie stehen über der Kopfzeile, auf allen oder einigen Seiten, so lange Sie möchten: in den Einstellungen unter „Ankündigungen“.',
  'Their scripts follow visitors, and the posts change without you. Link to the profiles: {}.':
    'Ihre Skripte verfolgen Besucher, und die Beiträge ändern sich ohne Sie. Verweisen Sie auf die Profile: {}.',
  'They would break the layout, the policy of scripts and the checks of every page. Texts are Markdown: {}. Parts of other sites: {}. Behaviour needs a block of your own, in {}.':
    'Sie würden die Gestaltung und die Prüfungen jeder Seite umgehen. Texte haben Formatierung: {}. Teile anderer Websites: {}. Verhalten braucht einen eigenen Block, in {}.',
  'They are the same on every page: {} and {} in {}. Links by occasion on one page: {}.':
    'Sie sind auf jeder Seite gleich: {} und {} in {}. Links nach Anlass auf einer Seite: {}.',
  'The sample site of the engine has them among its own blocks. Copy the folder of the one that you need from {} of its repository to the {} of this site, of documents and downloads {} too.':
    'Die Beispielwebsite hat sie unter ihren eigenen Blöcken. Kopieren Sie den Ordner dessen, den Sie brauchen, aus {} nach {}, bei Dokumenten und Downloads auch {}.',
  'They cover what somebody came to read. Only the quote form opens over the page, where a link leads to {}.':
    'Sie verdecken, was jemand lesen wollte. Nur das Anfrageformular öffnet sich über der Seite, wo ein Link auf {} führt.',
}
