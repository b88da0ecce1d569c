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
import { labelsAToE } from './labels/a-to-e.ts'
import { labelsFToO } from './labels/f-to-o.ts'
import { labelsPToZ } from './labels/p-to-z.ts'
import { startingPoints } from './starting-points.ts'
import { wordingOfBlocks } from './wording/of-blocks.ts'
import { wordingOfForms } from './wording/of-forms.ts'
import { wordingOfPages } from './wording/of-pages.ts'

/** Was die Schemas von Blöcken und Daten sagen, auf Deutsch. */
export const schema: SchemaWords = {
  labels: { ...labelsAToE, ...labelsFToO, ...labelsPToZ },
  entries,
  choices,
  blocks,
  blocksAlsoCalled,
  groups,
  startingPoints,
  wording: { ...wordingOfPages, ...wordingOfForms, ...wordingOfBlocks },
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
