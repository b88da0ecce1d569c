import type { Words } from '../en.ts'

export const language = {
  name: 'Sprache des Studios',
  detail: 'English, Deutsch, language',
  help: 'Sie wird in diesem Browser gespeichert und ändert nichts an der Website.',
} satisfies Words['language']

export const help = {
  inFocus: 'Im Fokus',
  fieldOf: (field: string, owner: string) => `${field}, ein Feld von ${owner}`,
  isRequired: 'Es muss ausgefüllt sein.',
  example: (example: string) => `Zum Beispiel: ${example}`,
  docs: 'Die Seite in der Dokumentation: Beispiele mit wenig, üblichem und viel Inhalt und alle Felder',
  allFields: (owner: string) => `Alle Felder von ${owner}`,
  keys: 'Tasten',
  or: (one: string, other: string) => `${one} oder ${other}`,
  takeTour: 'Rundgang beginnen',
  otherKeys: {
    Esc: 'Vom Text zu seinem Block, vom Block zur Seite; schließt einen Dialog',
    Enter: 'Verlässt einen einzeiligen Text auf der Seite',
    'Ctrl+B': 'Fett, in einem Text mit Formatierung',
    'Ctrl+I': 'Kursiv',
    'Alt+F10': 'Zur Leiste eines Textes mit Formatierung',
    Space: 'Am Griff eines Blocks: nimmt ihn auf; die Pfeiltasten bewegen ihn, die Leertaste legt ihn ab',
  },
  sampleWords:
    'Das ist noch der Text, mit dem ein neuer Eintrag beginnt. Schreiben Sie Ihren eigenen: Besucher würden diesen lesen.',
} satisfies Words['help']

export const tour = {
  tour: 'Rundgang',
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  leave: 'Rundgang verlassen',
  previous: 'Voriger Schritt',
  next: 'Nächster Schritt',
  begin: 'Loslegen',
  again: '„?“ öffnet die Hilfe und diesen Rundgang wieder.',
  page: {
    title: 'Sie bearbeiten die Seite selbst',
    text: 'Klicken Sie auf einen Text, ein Bild oder einen Link und tippen Sie: Die Seite ändert sich mit jedem Buchstaben und wird von selbst gespeichert. Rückgängig nimmt alles zurück.',
  },
  blocks: {
    title: 'Eine Seite ist eine Liste von Blöcken',
    text: 'Wählen Sie einen Block, ziehen Sie ihn an eine andere Stelle oder fügen Sie einen neuen hinzu: Jeder zeigt vorher sein Bild.',
  },
  fields: {
    title: 'Alles, was ein Block sagen kann',
    text: 'Hier stehen die Felder dessen, was Sie wählen, jedes mit seinem Zweck. Was nicht stimmt, steht am Feld, oft mit einer Schaltfläche, die es berichtigt.',
  },
  commands: {
    title: 'Alles unter seinem Namen finden',
    text: 'Befehle (Strg+K) findet Seiten, Einstellungen und alles, was das Studio kann, mit den Wörtern, die Sie selbst sagen würden: Menü, Öffnungszeiten, Weiterleitung.',
  },
  publish: {
    title: 'Öffentlich wird nur, was Sie veröffentlichen',
    text: 'Veröffentlichen zeigt, was Sie geändert haben, prüft die Website und sendet sie. „Neuesten Stand holen“ bringt, was andere veröffentlicht haben. Alles Veröffentlichte lässt sich zurücknehmen.',
  },
} satisfies Words['tour']
