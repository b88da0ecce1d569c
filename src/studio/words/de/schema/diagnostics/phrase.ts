import { phraseIn } from '../../../phrase-in.ts'
import { kinds } from '../phrases/kinds.ts'
import { rulesOfBlocks } from '../phrases/rules-of-blocks.ts'
import { rulesOfData } from '../phrases/rules-of-data.ts'
import { rulesOfTexts } from '../phrases/rules-of-texts.ts'

/** Sagt auf Deutsch, was eine Regel eines Schemas sagt, oder eine Art von Werten. */
export const phrase = phraseIn({ ...kinds, ...rulesOfTexts, ...rulesOfData, ...rulesOfBlocks })
