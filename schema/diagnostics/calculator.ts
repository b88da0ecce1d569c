import { didYouMean, kind, listed, write } from '../diagnostic.ts'
import { deleteValue } from './parts/fixes.ts'

/** Errors in the definition of a calculator beyond the form of its fields. */
export const calculatorKinds = {
  'formula-syntax': kind<{ problem: string }>({
    severity: 'error',
    title: 'A formula that cannot be read',
    explain: 'A formula is made of names, numbers, + - * / and a few functions, as in a spreadsheet.',
    message: ({ problem }) => `The formula cannot be read: ${problem}.`,
    hint: () =>
      "Write for example:\n\n    formula: max(ceil(guests / 75), bars)\n    formula: if(style == 'buffet', ceil(guests / 75), 0)",
  }),
  'formula-name': kind<{
    name: string
    suggestion?: string | undefined
    corrected?: string | undefined
    names: readonly string[]
  }>({
    severity: 'error',
    title: 'A name that the calculator does not have',
    explain: 'Formulas and texts may name inputs, ratios, steps, outputs, and results of called calculators.',
    message: ({ name, suggestion }) => `The calculator has no \`${name}\`.${didYouMean(suggestion)}`,
    hint: ({ corrected, names }) =>
      [...(corrected === undefined ? [] : [write(corrected)]), `Names: ${listed(names, 20)}.`].join('\n\n'),
  }),
  'formula-type': kind<{ problem: string }>({
    severity: 'error',
    title: 'A value of the wrong kind in a formula',
    explain:
      'Only numbers can be added up, only yes or no can be a condition, and a choice is compared with its values.',
    message: ({ problem }) => `In the formula, ${problem}.`,
    hint: () => "Numbers are calculated with, choices compared (`bar == 'full'`), and `if(…)` begins with yes or no.",
  }),
  'division-by-zero': kind<{ divisor: string; from: number; to: number }>({
    severity: 'error',
    title: 'A division by something that can be zero',
    explain: 'With some inputs the result would be no number.',
    message: ({ divisor, from, to }) => `\`${divisor}\` can be zero: it goes from ${from} to ${to}.`,
    hint: ({ divisor }) => `Keep it above zero: raise the minimum of the input, or write max(1, ${divisor}).`,
  }),
  'formula-cycle': kind<{ chain: readonly string[] }>({
    severity: 'error',
    title: 'Formulas that wait for each other',
    explain: 'A result cannot depend on itself.',
    message: ({ chain }) => `The formulas go in a circle: ${chain.join(' → ')}.`,
    hint: () => 'Remove one of the names from its formula.',
  }),
  'unused-name': kind<{ name: string; what: string }>({
    severity: 'error',
    title: 'A part of a calculator that changes nothing',
    explain: 'People would change an input and see no difference, or trust a ratio that no formula reads.',
    message: ({ name, what }) => `No formula reads the ${what} \`${name}\`.`,
    hint: ({ name }) => `Use \`${name}\` in a formula, or remove it.`,
    fix: deleteValue,
  }),
  'example-differs': kind<{ output: string; expected: string; found: string }>({
    severity: 'error',
    title: 'A worked example with another result',
    explain: 'The examples check the formulas against results that their author worked out by hand.',
    message: ({ output, expected, found }) =>
      `The example says \`${output}\` is ${expected}, but the result is ${found}.`,
    hint: () => 'Work the example out by hand: either a formula, a ratio or the example is wrong.',
  }),
}
