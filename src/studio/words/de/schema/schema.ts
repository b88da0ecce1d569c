import type { SchemaWords } from '../../schema-words.ts'
import { blocks, blocksAlsoCalled, groups } from './block-types.ts'
import { choices } from './choices.ts'
import { blocksToCards } from './descriptions/blocks-a-to-ca.ts'
import { blocksToQuestions } from './descriptions/blocks-ca-to-f.ts'
import { blocksToPager } from './descriptions/blocks-g-to-o.ts'
import { blocksToEnd } from './descriptions/blocks-p-to-z.ts'
import { collections } from './descriptions/collections.ts'
import { forms } from './descriptions/forms.ts'
import { pagesAndSite } from './descriptions/pages-and-site.ts'
import { theme } from './descriptions/theme.ts'
import { entries } from './entries.ts'
import { labels } from './labels.ts'

/** Was die Schemas von Blöcken und Daten sagen, auf Deutsch. */
export const schema: SchemaWords = {
  labels,
  entries,
  choices,
  blocks,
  blocksAlsoCalled,
  groups,
  descriptions: {
    ...blocksToCards,
    ...blocksToQuestions,
    ...forms,
    ...blocksToPager,
    ...blocksToEnd,
    ...pagesAndSite,
    ...theme,
    ...collections,
  },
}
