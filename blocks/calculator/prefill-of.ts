import type { Prefill, Result } from 'marquee/forms'
import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import { inWords, resultLines } from '../../schema/calculator/wording.ts'

type ValueFor = (name: string) => Value

/** The whole result in words, for an inquiry. */
export const resultOf = (calculator: Calculator, valueFor: ValueFor): Result => ({
  title: calculator.title,
  lines: resultLines(calculator, valueFor),
})

/** What a result prefills in the quote form: numbers of options, numbers, and choices in words. */
export function prefillOf(calculator: Calculator, valueFor: ValueFor): Prefill {
  const counted = (options: readonly { option: string; count: string }[]) => {
    const counts = new Map<string, number>()
    for (const { option, count } of options) counts.set(option, (counts.get(option) ?? 0) + Number(valueFor(count)))
    return [...counts].filter(([, count]) => count > 0).map(([option, count]) => `${option}:${count}`)
  }
  const inText = (name: string) => {
    const value = valueFor(name)
    return typeof value === 'string' ? inWords(calculator, name, value) : String(value)
  }
  return Object.fromEntries(
    Object.entries(calculator.quote).map(([name, value]) => [
      name,
      typeof value === 'string' ? inText(value) : counted(value),
    ]),
  )
}
