import { calculatorSchema } from '../../../../schema/calculator/calculator.ts'
import type { Calculator } from '../../../../schema/calculator/definition.ts'
import type { InputValues } from '../../../../schema/calculator/fields.ts'
import { inputProblems } from '../../../../schema/calculator/inputs.ts'
import type { AnyRecord } from '../../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { diagnose, keyRange, valueRange } from '../../diagnostics/diagnose.ts'
import { unknownName } from '../../diagnostics/suggest.ts'
import type { Parsed } from '../../parse/parse.ts'
import { locate, SourcePosition } from '../../parse/source-position.ts'
import type { CheckedFile } from '../../resolve/record-lookups.ts'
import type { Library } from '../../resolve/resolve-context.ts'
import { calculatorPrefills } from '../../validate/prefill-checks.ts'
import { checkRecords } from '../../validate/records/record-checks.ts'
import type { RecordsIn } from './records.ts'

/**
 * The calculators by name, including those that they call; `undefined` for one with errors. `prefills` is what they hand to
 * the form of the quote dialog.
 */
export function checkCalculators(files: ReadonlyMap<string, Parsed>, library: Library, diagnostics: Diagnostic[]) {
  const resolved = [...files].flatMap(([name, { source }]): [string, Parsed][] => {
    const shared = library.data(`calculators/${name}`)
    if (shared === undefined || 'chain' in shared || shared.broken) return []
    return [[name, { source, position: new SourcePosition(source), diagnostics: [], value: shared.value }]]
  })
  const kind = { schema: calculatorSchema, owner: 'calculator', today: '' }
  const checked = checkRecords(new Map(resolved), kind, diagnostics)
  return {
    calculators: new Map([...files.keys()].map((name) => [name, checked.get(name)?.data] as const)),
    prefills: [...checked.values()].flatMap(({ data, root }) => (data && root ? calculatorPrefills(data, root) : [])),
  }
}

/** A calculator that a record refers to, and that does not exist. */
function unknownCalculator(name: string, names: readonly string[], position: SourcePosition): Diagnostic {
  const { source, start, end } = position
  const facts = unknownName(name, names, { source, ...(position.key ?? { start, end }) })
  const path = (calculator: string) => `calculators/${calculator}`
  return diagnose('unknown-data', keyRange(position), {
    name: path(name),
    suggestion: facts.suggestion && path(facts.suggestion),
    corrected: facts.corrected,
    names: facts.names.map(path),
    missing: undefined,
  })
}

/** Errors in a field of inputs by calculator: an unknown calculator or input, an invalid value. */
function localInputDiagnostics(
  { data, root }: CheckedFile<AnyRecord>,
  field: string,
  calculators: ReadonlyMap<string, Calculator | undefined>,
): Diagnostic[] {
  if (data === undefined || root === undefined) return []
  const byCalculator = data[field] as Readonly<Record<string, { inputs: InputValues }>>
  return Object.entries(byCalculator).flatMap(([name, { inputs }]) => {
    const path = [field, name]
    const { position } = locate(root, path)
    if (position === undefined) return []
    if (!calculators.has(name)) return [unknownCalculator(name, [...calculators.keys()], position)]
    const calculator = calculators.get(name)
    const problems = calculator ? inputProblems(calculator, inputs) : []
    return problems.map(({ name: key, problem }) =>
      diagnose('invalid-value', valueRange(locate(root, [...path, 'inputs', key]).position ?? position), {
        key,
        problem: `${problem}.`,
        description: '',
      }),
    )
  })
}

/** Records, as `word slug`, with an error in their inputs of calculators, which is reported. */
export function recordsWithWrongInputs(
  { collections, recordsIn }: RecordsIn,
  calculators: ReadonlyMap<string, Calculator | undefined>,
  diagnostics: Diagnostic[],
): Set<string> {
  const withErrors = new Set<string>()
  for (const [name, { one, fields }] of Object.entries(collections))
    for (const [field, own] of Object.entries(fields))
      if (own.kind === 'inputs' && own.of === undefined)
        for (const [slug, record] of recordsIn(name)) {
          const wrong = localInputDiagnostics(record, field, calculators)
          diagnostics.push(...wrong)
          if (wrong.length > 0) withErrors.add(`${one} ${slug}`)
        }
  return withErrors
}
