import { kind } from '../diagnostic.ts'

type Broken = { key: string; problem: string }
const message = ({ key, problem }: Broken) => `\`${key}\`: ${problem}.`

/** Contradictions in the definition of a sheet. The schema words the problem. */
export const documentDiagnostics = {
  'sheet-column': kind<Broken>({
    severity: 'error',
    title: 'A column that the table does not have',
    explain: 'Keys, samples, views and formulas name columns of their own table.',
    message,
    hint: () => 'Correct the name, in capital and small letters as in `columns`, or add the column.',
  }),
  'sheet-duplicate': kind<Broken>({
    severity: 'error',
    title: 'A name that stands twice in a sheet',
    explain: 'Formulas and tabs find their column by its name.',
    message,
    hint: () => 'Give one of the two another name.',
  }),
  'sheet-choices': kind<Broken>({
    severity: 'error',
    title: 'Choices and type do not fit together',
    explain: 'A cell of the type `choice` has a list to choose from, and Excel takes 255 characters of it.',
    message,
    hint: () => 'Write both:\n\n    type: choice\n    choices: [bottle, can, keg]',
  }),
  'sheet-value': kind<Broken>({
    severity: 'error',
    title: 'A sample that does not fit its column',
    explain: 'What the sample shows must be what the cell accepts.',
    message,
    hint: () => 'Correct the value, or change the `type` of the column.',
  }),
  'sheet-formula': kind<Broken>({
    severity: 'error',
    title: 'A formula that Excel would refuse',
    explain: 'A workbook with a formula that cannot be read is repaired by Excel, which throws the formula away.',
    message,
    hint: () =>
      'A formula is written as in Excel, with columns in brackets:\n\n    formula: MAX(0, [@Par] - [@[On hand]])',
  }),
  'sheet-function': kind<Broken>({
    severity: 'error',
    title: 'A function that sheets do not know',
    explain: 'The page computes with the same functions as the files.',
    message,
    hint: () => 'Use one of these functions, with all of its arguments.',
  }),
  'sheet-kind': kind<Broken>({
    severity: 'error',
    title: 'A formula that mixes text and numbers, or a cell and a column',
    explain: 'Excel would show #VALUE! or a result of another kind than the column.',
    message,
    hint: () => 'Take another column or function, or change the `type` of the result.',
  }),
  'sheet-cycle': kind<Broken>({
    severity: 'error',
    title: 'A formula that needs its own result',
    explain: 'Excel would show a circular reference.',
    message,
    hint: () => 'Take the column out of one of the formulas, or look at the row before with `ABOVE`.',
  }),
}
