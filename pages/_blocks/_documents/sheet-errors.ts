import { type CellType, problemText, readCell, typedValue } from './cell.ts'
import { englishWords } from './document-words.ts'
import { type FormulaPlace, formulaErrors, type PlacedFormula, type SheetError } from './formula-errors.ts'
import type { Sheet, SheetTable, SheetView } from './sheet.ts'

type Path = SheetError['path']

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** Longest list of choices, joined by commas, in a validation rule of Excel. */
const maxChoicesLength = 255

type Filled = { type: CellType; choices?: readonly string[] | undefined }

function choiceErrors(cell: Filled & { formula?: string | undefined }, path: Path): SheetError[] {
  if (cell.type === 'choice' && !cell.choices && !cell.formula)
    return [{ code: 'sheet-choices', path, message: 'a choice needs `choices`' }]
  const length = cell.choices?.join(',').length ?? 0
  if (length > maxChoicesLength || cell.choices?.some((choice) => choice.includes(',')))
    return [
      {
        code: 'sheet-choices',
        path: [...path, 'choices'],
        message: `Excel takes a list of at most ${maxChoicesLength} characters, without commas in its values`,
      },
    ]
  if (cell.choices && cell.type !== 'choice')
    return [{ code: 'sheet-choices', path, message: `\`choices\` mean nothing to a cell of the type \`${cell.type}\`` }]
  return []
}

function valueError({ type, choices }: Filled, value: string | number, path: Path): SheetError[] {
  const read = readCell(type, typedValue(value), choices)
  // A diagnostic is in English, whatever language the site has.
  return read.ok
    ? []
    : [{ code: 'sheet-value', path, message: `\`${value}\` ${problemText(read.problem, englishWords)}` }]
}

function duplicates(names: readonly string[], pathOf: (index: number) => Path): SheetError[] {
  return names.flatMap((name, index) =>
    names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < index
      ? [{ code: 'sheet-duplicate', path: pathOf(index), message: `\`${name}\` stands twice` }]
      : [],
  )
}

function rowErrors(table: SheetTable, path: Path): SheetError[] {
  const columns = new Map(table.columns.map((column) => [column.name, column]))
  return table.rows.flatMap((row, index) =>
    Object.entries(row).flatMap(([name, value]) => {
      const at = [...path, 'rows', index, name]
      const column = columns.get(name)
      if (!column) return [unknownColumn(name, table, at)]
      if (column.formula)
        return [{ code: 'sheet-value', path: at, message: `\`${name}\` is computed, so the sample gives it no value` }]
      return valueError(column, value, at)
    }),
  )
}

const unknownColumn = (name: string, { columns }: SheetTable, path: Path): SheetError => ({
  code: 'sheet-column',
  path,
  message: `there is no column \`${name}\`. The columns are ${quoted(columns.map((column) => column.name))}`,
})

function nameErrors(table: SheetTable, path: Path): SheetError[] {
  const names = new Set(table.columns.map(({ name }) => name))
  const check = (name: string, at: Path) => (names.has(name) ? [] : [unknownColumn(name, table, at)])
  return [
    ...check(table.key, [...path, 'key']),
    ...table.views.flatMap((view, index) =>
      (['columns', 'sortBy'] as const).flatMap((list) =>
        view[list].flatMap((name, at) => check(name, [...path, 'views', index, list, at])),
      ),
    ),
  ]
}

/** Every formula of a table with its path, and where it occurs. */
function formulasOf(table: SheetTable, path: Path): PlacedFormula[] {
  const found = (text: string | undefined, place: FormulaPlace, at: Path, type?: CellType): PlacedFormula[] =>
    text === undefined ? [] : [{ text, place, path: [...path, ...at, place === 'view' ? 'where' : 'formula'], type }]
  return [
    ...table.columns.flatMap(({ formula, type }, index) => found(formula, 'row', ['columns', index], type)),
    ...table.summary.flatMap(({ formula, type }, index) => found(formula, 'summary', ['summary', index], type)),
    ...table.views.flatMap(({ where }, index) => found(where, 'view', ['views', index])),
  ]
}

function tableErrors(table: SheetTable, path: Path): SheetError[] {
  const key = table.columns.findIndex(({ name, formula }) => name === table.key && formula !== undefined)
  return [
    ...duplicates(
      table.columns.map(({ name }) => name),
      (index) => [...path, 'columns', index, 'name'],
    ),
    ...table.columns.flatMap((column, index) => choiceErrors(column, [...path, 'columns', index])),
    ...nameErrors(table, path),
    ...(key === -1
      ? []
      : [
          { code: 'sheet-column', path: [...path, 'key'], message: 'the column of `key` is filled in, never computed' },
        ]),
    ...rowErrors(table, path),
    ...formulaErrors(table, formulasOf(table, path)),
  ]
}

/** The name of a tab, and its label where it has one: no other tab may have either. */
const tabNames = ({ name, label }: SheetTable | SheetView, path: Path) => [
  { name, path: [...path, 'name'] },
  ...(label === undefined || label === name ? [] : [{ name: label, path: [...path, 'label'] }]),
]

/** All contradictions inside a sheet: names, samples that do not fit their column, formulas that cannot be computed. */
export function sheetErrors(sheet: Sheet): SheetError[] {
  const tabs = sheet.tables.flatMap((table, index) => [
    ...tabNames(table, ['tables', index]),
    ...table.views.flatMap((view, at) => tabNames(view, ['tables', index, 'views', at])),
  ])
  return [
    ...duplicates(
      sheet.facts.map(({ name }) => name),
      (index) => ['facts', index, 'name'],
    ),
    ...duplicates(
      tabs.map(({ name }) => name),
      (index) => tabs[index]?.path ?? [],
    ),
    ...sheet.facts.flatMap((fact, index) => [
      ...choiceErrors(fact, ['facts', index]),
      ...(fact.sample === undefined ? [] : valueError(fact, fact.sample, ['facts', index, 'sample'])),
    ]),
    ...sheet.tables.flatMap((table, index) => tableErrors(table, ['tables', index])),
  ]
}
