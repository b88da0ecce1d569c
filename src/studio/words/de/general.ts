import type { Words } from '../en.ts'

export const keys = { Ctrl: 'Strg', Shift: 'Umschalt', Space: 'Leertaste' } satisfies Words['keys']

export const suggestions = {
  open: 'Liste öffnen',
  close: 'Liste schließen',
  clear: 'Leeren',
  none: 'Nichts gefunden',
  loading: 'Wird geladen …',
} satisfies Words['suggestions']

export const common = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  loading: 'Wird geladen',
  pages: 'Seiten',
  sharedFiles: 'Gemeinsame Dateien',
  settings: 'Einstellungen',
  page: 'Seite',
  pageKind: (kind: string) => ({ Page: 'Seite', Post: 'Beitrag' })[kind] ?? kind,
  blocks: 'Blöcke',
  fields: 'Felder',
  open: 'Öffnen',
  add: 'Hinzufügen',
  copy: 'Kopieren',
  remove: 'Entfernen',
  everywhere: 'Überall',
  discard: 'Verwerfen',
} satisfies Words['common']

export const views = {
  pages: 'Alle Seiten',
  replace: 'Suchen und Ersetzen',
  changes: 'Änderungen',
  pictures: 'Bilder',
  template: 'Vorlage',
  theme: 'Gestaltung',
  settings: 'Einstellungen',
  grid: 'Seitenraster',
  translation: 'Übersetzung',
} satisfies Words['views']

export const groups = {
  block: 'Block',
  page: 'Seite',
  site: 'Website',
  view: 'Ansicht',
} satisfies Words['groups']

export const states = {
  public: undefined as string | undefined,
  draft: 'Entwurf',
  scheduled: 'Geplant',
  ended: 'Abgelaufen',
  protected: 'Geschützt',
} satisfies Words['states']
