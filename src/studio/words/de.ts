import { changes } from './de/changes.ts'
import { commands, siteCommands, toolbar } from './de/commands.ts'
import { counts } from './de/counts.ts'
import { dialogs, found, missing } from './de/dialogs.ts'
import { fields } from './de/fields.ts'
import { common, groups, keys, states, suggestions, views } from './de/general.ts'
import { grid } from './de/grid.ts'
import { help, language, tour } from './de/help.ts'
import { outline, selection, sorting } from './de/outline.ts'
import { pages } from './de/pages.ts'
import { pictures } from './de/pictures.ts'
import { problems } from './de/problems.ts'
import { replace } from './de/replace.ts'
import { diagnostics } from './de/schema/diagnostics/diagnostics.ts'
import { schema } from './de/schema/schema.ts'
import { sections } from './de/sections.ts'
import { changes as serverChanges } from './de/server/changes.ts'
import { edits } from './de/server/edits.ts'
import { files } from './de/server/files.ts'
import { git } from './de/server/git.ts'
import { grid as serverGrid } from './de/server/grid.ts'
import { publishing } from './de/server/publishing.ts'
import { steps } from './de/server/steps.ts'
import { uploads } from './de/server/uploads.ts'
import { effects, history, shell, store } from './de/shell.ts'
import { template } from './de/template.ts'
import { theme } from './de/theme.ts'
import { translation } from './de/translation.ts'
import { writing, yaml } from './de/writing.ts'
import type { Words } from './en.ts'

/**
 * Die Sprache des Studios auf Deutsch. Wer es benutzt, wird gesiezt; Sätze sind kurz, und Fachwörter bleiben dieselben:
 *
 * | English | Deutsch |
 * |---|---|
 * | page, block, field | Seite, Block, Feld |
 * | section, column | Abschnitt, Spalte |
 * | shared section, shared file | gemeinsamer Abschnitt, gemeinsame Datei |
 * | template | Vorlage |
 * | entry (of a list) | Eintrag |
 * | collection | Sammlung |
 * | kind (of page) | Art |
 * | grid of pages | Seitenraster |
 * | places | Orte |
 * | settings | Einstellungen |
 * | picture, file | Bild, Datei |
 * | theme, tone, colour | Gestaltung, Farbsatz, Farbe |
 * | publish, propose, get the latest | Veröffentlichen, Vorschlagen, Neuesten Stand holen |
 * | changes, history | Änderungen, Verlauf |
 * | problem, error, warning | Problem, Fehler, Warnung |
 * | draft | Entwurf |
 * | undo, redo | Rückgängig, Wiederholen |
 * | studio | Studio |
 */
export const de = {
  tag: 'de',
  keepsCapitals: true,
  schema,
  diagnostics,
  quoted: (text: string) => `„${text}“`,
  common,
  keys,
  suggestions,
  count: counts,
  views,
  groups,
  siteCommands,
  dialogs,
  found,
  missing,
  selection,
  language,
  states,
  fix: (title: string) => `Beheben: ${title}`,
  toolbar,
  commands,
  help,
  tour,
  shell,
  outline,
  sorting,
  problems,
  history,
  fields,
  sections,
  writing,
  yaml,
  store,
  effects,
  pages,
  pictures,
  replace,
  template,
  changes,
  grid,
  theme,
  translation,
  server: {
    steps,
    publishing,
    git,
    changes: serverChanges,
    uploads,
    edits,
    files,
    grid: serverGrid,
  },
} satisfies Words
