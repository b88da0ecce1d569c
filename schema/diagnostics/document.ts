import { kind } from '../diagnostic.ts'

type Broken = { key: string; problem: string }
const message = ({ key, problem }: Broken) => `\`${key}\`: ${problem}.`

/** Contradictions in the definition of a sheet. The schema provides the text of the problem. */
export const documentKinds = {
  'sheet-column': kind<Broken>({
    severity: 'error',
    title: 'A column that the table does not have',
    explain: 'Keys, samples, views and formulas name columns of their own table.',
    message,
    hint: () => 'Correct the name, in capital and small letters as in `columns`, or add the column.',
  }),
  'sheet-duplicate': kind<Broken>({
    severity: 'error',
    title: 'A name that appears twice in a sheet',
    explain: 'Formulas and tabs find their column by its name.',
    message,
    hint: () => 'Rename one of the two.',
  }),
  'sheet-choices': kind<Broken>({
    severity: 'error',
    title: 'Choices and type do not fit together',
    explain: 'A cell of the type `choice` has a list to choose from, and Excel limits the list to 255 characters.',
    message,
    hint: () => 'Write both:\n\n    type: choice\n    choices: [bottle, can, keg]',
  }),
  'sheet-value': kind<Broken>({
    severity: 'error',
    title: 'A sample that does not fit its column',
    explain: 'The cell must accept the value of the sample.',
    message,
    hint: () => 'Correct the value, or change the `type` of the column.',
  }),
  'sheet-formula': kind<Broken>({
    severity: 'error',
    title: 'A formula that Excel would refuse',
    explain: 'Excel repairs a workbook with an invalid formula by deleting the formula.',
    message,
    hint: () =>
      'A formula is written as in Excel, with columns in brackets:\n\n    formula: MAX(0, [@Par] - [@[On hand]])',
  }),
  'sheet-function': kind<Broken>({
    severity: 'error',
    title: 'A function that sheets do not have',
    explain: 'The page computes with the same functions as the files.',
    message,
    hint: () => 'Use one of these functions, with all of its arguments.',
  }),
  'sheet-kind': kind<Broken>({
    severity: 'error',
    title: 'A formula that mixes text and numbers, or a cell and a column',
    explain: 'Excel would show #VALUE!, or a result that does not fit the type of the column.',
    message,
    hint: () => 'Use a different column or function, or change the `type` of the result.',
  }),
  'sheet-cycle': kind<Broken>({
    severity: 'error',
    title: 'A formula that needs its own result',
    explain: 'Excel would show a circular reference.',
    message,
    hint: () => 'Remove the column from one of the formulas, or refer to the previous row with `ABOVE`.',
  }),
}
