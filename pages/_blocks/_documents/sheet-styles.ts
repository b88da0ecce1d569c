import type { CellStyle, DataValidation } from 'hucre/xlsx'
import { currencySign, fill } from 'marquee/words'
import { type CellType, maxCellLength } from './cell.ts'
import { documentWords } from './document-words.ts'
import { paper } from './paper.ts'

/** An amount with the sign of the site's currency, where its language writes it. */
function moneyFormat(): string {
  const { sign, isBefore } = currencySign()
  return isBefore ? `"${sign}"#,##0.00` : `#,##0.00 "${sign}"`
}

const formats: Readonly<Record<Exclude<CellType, 'money'>, string>> = {
  text: '@',
  choice: '@',
  number: 'General',
  date: 'yyyy-mm-dd',
  time: 'hh:mm',
  'time-12h': 'h:mm AM/PM',
  duration: '[h]:mm:ss',
}

/** The number format of a type. A computed text must not be a text cell: Excel would show its formula. */
export function formatOf(type: CellType, decimals: number | undefined, computed: boolean): string {
  if (type === 'money') return moneyFormat()
  if (type === 'number' && decimals !== undefined) return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
  return computed && formats[type] === '@' ? 'General' : formats[type]
}

const hairline = { style: 'thin', color: { rgb: paper.line } } as const
const allBorders = { top: hairline, right: hairline, bottom: hairline, left: hairline }
const solid = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const

export const styles = {
  title: { font: { bold: true, size: 16 } },
  label: { font: { color: { rgb: paper.muted } }, alignment: { vertical: 'center' } },
  fact: { font: { bold: true }, border: { bottom: hairline }, alignment: { vertical: 'center', horizontal: 'left' } },
  header: {
    font: { bold: true, color: { rgb: paper.white } },
    fill: solid(paper.dark),
    border: allBorders,
    alignment: { vertical: 'center', wrapText: true },
  },
  cell: { border: allBorders, alignment: { vertical: 'top', wrapText: true } },
  computed: { border: allBorders, alignment: { vertical: 'top', wrapText: true }, fill: solid(paper.tint) },
  note: { font: { italic: true, color: { rgb: paper.muted } } },
} satisfies Record<string, CellStyle>

/** Highest number that a cell accepts: far above any event, low enough to stop a phone number in the wrong column. */
const highest = '999999999'

type ValidatedCell = {
  name: string
  type: CellType
  choices?: readonly string[] | undefined
  hint?: string | undefined
}

/** Data validation rules of a cell for Excel; none for free text. */
export function validationOf({ name, type, choices, hint }: ValidatedCell, range: string): DataValidation[] {
  const prompt = hint === undefined ? {} : { showInputMessage: true, inputTitle: name.slice(0, 32), inputMessage: hint }
  const rule = {
    range,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'stop',
    errorTitle: name.slice(0, 32),
    ...prompt,
  } as const
  switch (type) {
    case 'choice':
      return [{ ...rule, type: 'list', values: [...(choices ?? [])], errorMessage: documentWords.chooseListed }]
    case 'number':
    case 'money':
      return [
        {
          ...rule,
          type: 'decimal',
          operator: 'between',
          formula1: `-${highest}`,
          formula2: highest,
          errorMessage: documentWords.enterNumber,
        },
      ]
    case 'date':
      return [{ ...rule, type: 'date', operator: 'greaterThan', formula1: '1', errorMessage: documentWords.enterDate }]
    case 'time':
    case 'time-12h':
      return [
        {
          ...rule,
          type: 'time',
          operator: 'between',
          formula1: '0',
          formula2: '0.999988425925926',
          errorMessage: documentWords.enterTime,
        },
      ]
    case 'duration':
      return [
        {
          ...rule,
          type: 'decimal',
          operator: 'between',
          formula1: '0',
          formula2: '99',
          errorMessage: documentWords.enterDuration,
        },
      ]
    default:
      return [
        {
          ...rule,
          type: 'textLength',
          operator: 'lessThanOrEqual',
          formula1: String(maxCellLength),
          errorMessage: fill(documentWords.writeLess, { n: maxCellLength }),
        },
      ]
  }
}
