import type { DiagnosticWords } from '../../../diagnostic-words.ts'
import { phraseIn } from '../../../phrase-in.ts'
import { fixes } from '../phrases/fixes.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { generated } from './generated.ts'
import { notes } from './notes.ts'
import { phrase } from './phrase.ts'
import { references } from './references.ts'
import { routes } from './routes.ts'
import { site } from './site.ts'
import { textsOfFiles } from './texts-of-files.ts'
import { values } from './values.ts'

/** Was Prüfungen sagen, auf Deutsch. */
export const diagnostics: DiagnosticWords = {
  kinds: {
    ...textsOfFiles,
    ...values,
    ...references,
    ...routes,
    ...files,
    ...generated,
    ...site,
    ...forms,
  },
  notes,
  fix: phraseIn(fixes),
  rule: phrase,
}
