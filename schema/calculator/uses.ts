import { placeholdersIn } from '../placeholders/placeholders.ts'
import type { Calculator } from './definition.ts'
import type { Expression } from './expression.ts'

/** The path of a value in a calculator's file. */
export type Path = (string | number)[]

/** Every formula of a calculator, with its path. */
export function formulasOf(calculator: Calculator): { expression: Expression; path: Path }[] {
  return [
    ...calculator.steps.map(({ formula }, index) => ({ expression: formula, path: ['steps', index, 'formula'] })),
    ...calculator.outputs.map(({ formula }, index) => ({ expression: formula, path: ['outputs', index, 'formula'] })),
    ...calculator.conditions.map(({ when }, index) => ({ expression: when, path: ['conditions', index, 'when'] })),
    ...calculator.warnings.map(({ when }, index) => ({ expression: when, path: ['warnings', index, 'when'] })),
    ...(calculator.calls ?? []).flatMap(({ inputs }, index) =>
      Object.entries(inputs).map(([key, expression]) => ({ expression, path: ['calls', index, 'inputs', key] })),
    ),
  ]
}

/** Every name outside formulas, in a field or in square brackets, with its path. `number`: it must be a number. */
export function mentionsOf(calculator: Calculator): { name: string; path: Path; number: boolean }[] {
  const texts: { text: string; path: Path }[] = [
    ...calculator.outputs.map(({ reads }, index) => ({ text: reads, path: ['outputs', index, 'reads'] })),
    ...calculator.warnings.map(({ text }, index) => ({ text, path: ['warnings', index, 'text'] })),
    ...calculator.conditions.map(({ text }, index) => ({ text, path: ['conditions', index, 'text'] })),
    ...calculator.pictures.flatMap(({ items }, index) =>
      items.map(({ label }, at) => ({ text: label, path: ['pictures', index, 'items', at, 'label'] })),
    ),
  ]
  return [
    ...texts.flatMap(({ text, path }) => placeholdersIn(text).map((name) => ({ name, path, number: false }))),
    ...calculator.pictures.flatMap((picture, index) =>
      picture.kind === 'figures'
        ? picture.items.map(({ count }, at) => ({
            name: count,
            path: ['pictures', index, 'items', at, 'count'],
            number: true,
          }))
        : [
            { name: picture.limit, path: ['pictures', index, 'limit'], number: true },
            ...picture.items.map(({ value }, at) => ({
              name: value,
              path: ['pictures', index, 'items', at, 'value'],
              number: true,
            })),
          ],
    ),
    ...Object.entries(calculator.quote).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [{ name: value, path: ['quote', key], number: false }]
        : value.map(({ count }, index) => ({ name: count, path: ['quote', key, index, 'count'], number: true })),
    ),
    { name: calculator.answer, path: ['answer'], number: true },
    ...calculator.first.map((name, index) => ({ name, path: ['first', index], number: false })),
  ]
}
