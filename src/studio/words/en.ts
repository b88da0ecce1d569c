import type { DiagnosticWords } from './diagnostic-words.ts'
import { changes } from './en/changes.ts'
import { commands, siteCommands, toolbar } from './en/commands.ts'
import { counts } from './en/counts.ts'
import { dialogs, found, missing } from './en/dialogs.ts'
import { fields } from './en/fields.ts'
import { common, groups, keys, states, suggestions, views } from './en/general.ts'
import { grid } from './en/grid.ts'
import { help, language, tour } from './en/help.ts'
import { outline, selection, sorting } from './en/outline.ts'
import { pages } from './en/pages.ts'
import { pictures } from './en/pictures.ts'
import { problems } from './en/problems.ts'
import { replace } from './en/replace.ts'
import { sections } from './en/sections.ts'
import { changes as serverChanges } from './en/server/changes.ts'
import { edits } from './en/server/edits.ts'
import { files } from './en/server/files.ts'
import { git } from './en/server/git.ts'
import { grid as serverGrid } from './en/server/grid.ts'
import { publishing } from './en/server/publishing.ts'
import { steps } from './en/server/steps.ts'
import { uploads } from './en/server/uploads.ts'
import { effects, history, shell, store } from './en/shell.ts'
import { template } from './en/template.ts'
import { theme } from './en/theme.ts'
import { translation } from './en/translation.ts'
import { writing, yaml } from './en/writing.ts'
import { englishSchemaWords } from './schema-words.ts'

/**
 * What the studio says, in English: `en/` has a file for each room in which it is said. `de.ts` and further languages have the
 * same files and keys: a missing word is an error of types. Texts with a number or a name in them are functions.
 */
export const en = {
  tag: 'en',
  /** Whether nouns have their capitals within a sentence. */
  keepsCapitals: false as boolean,
  /** What schemas say, by what they say in English. */
  schema: englishSchemaWords,
  /** What diagnostics say; in English they say it themselves. */
  diagnostics: undefined as DiagnosticWords | undefined,
  quoted: (text: string) => `“${text}”`,
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
  fix: (title: string) => `Fix: ${title}`,
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
}

/** The words of the studio, in any language. */
export type Words = typeof en
