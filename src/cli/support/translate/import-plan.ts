import { comparable, repeatsSource } from '../../../content/translations/same-text.ts'
import type { TranslationUnit } from '../../../content/translations/translation-units.ts'
import { textProblem } from '../../../content/translations/work/text-problem.ts'
import type { TranslatedFile } from '../../../content/translations/work/translation-work.ts'
import type { ReturnedUnit } from '../exchange/exchange-unit.ts'

/** A translation that is written: the source that it was made from, and its text. */
export type Taken = { file: TranslatedFile; unit: TranslationUnit; source: string; text: string; by?: 'machine' }
type Refused = { line: number; place: string; problem: string }

export type ImportPlan = {
  taken: Taken[]
  refused: Refused[]
  /** How many are there already, word for word. */
  same: number
  /** How many nobody has translated. */
  open: number
  /** How many stay as they are in the repository. */
  kept: number
}

type Options = {
  fileOf: (source: string) => TranslatedFile | undefined
  /** Which translation counts where somebody has changed it here since. */
  winner?: 'ours' | 'theirs'
}

/** The text that a translation belongs to: the same text at its path, the same elsewhere in the file, another one at its path. */
function unitOf({ path, source }: ReturnedUnit, { units }: TranslatedFile): TranslationUnit | undefined {
  const present = units.filter(({ at }) => at !== undefined)
  const isSame = (unit: TranslationUnit) => comparable(unit.source) === comparable(source)
  const atPath = present.find((unit) => unit.path === path)
  if (atPath && isSame(atPath)) return atPath
  return present.find(isSame) ?? atPath
}

/** Whether somebody has translated a text here in another way, from the source that the file has or from a newer one. */
function isHandWork({ text, by, before, source }: TranslationUnit, returned: ReturnedUnit): boolean {
  if (text === undefined || by === 'machine') return false
  const madeFrom = comparable(before ?? source)
  const isNewer = comparable(returned.source) === comparable(source) && madeFrom !== comparable(source)
  return !isNewer
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** Sorts what a translator sends back: what is written, what cannot be, and why. */
export function planImport(returned: readonly ReturnedUnit[], { fileOf, winner }: Options): ImportPlan {
  const plan: ImportPlan = { taken: [], refused: [], same: 0, open: 0, kept: 0 }
  for (const one of returned) {
    const { target, line, problem } = one
    const refuse = (why: string) => plan.refused.push({ line, place: `${one.file}#${one.path}`, problem: why })
    if (target === undefined || (problem === undefined && repeatsSource(one.source, target))) {
      plan.open++
      continue
    }
    const file = fileOf(one.file)
    const unit = file && unitOf(one, file)
    if (problem !== undefined) refuse(problem)
    else if (file === undefined) refuse(`belongs to \`${one.file}\`, which is no file of this site`)
    else if (unit?.at === undefined) refuse('belongs to a text that the source no longer has')
    else {
      const source = comparable(unit.source) === comparable(one.source) ? unit.source : one.source
      const isSame = unit.text === target
      const wrong = textProblem(target, unit.at)
      const isOpenAgain = unit.by === 'machine' || unit.before !== undefined
      if (isSame && !(one.isReviewed && isOpenAgain)) plan.same++
      else if (wrong !== undefined) refuse(wrong)
      else if (!isSame && isHandWork(unit, one) && winner !== 'theirs') {
        if (winner === 'ours') plan.kept++
        else
          refuse(
            `is “${shortened(unit.text ?? '')}” here since: take the one of the file with --theirs, keep this one with --ours`,
          )
      } else plan.taken.push({ file, unit, source, text: target })
    }
  }
  return plan
}
