import { calculatorSchema } from '../../schema/calculator/definition.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { diagnose, spotOf } from './diagnose.ts'
import type { Parsed } from './parse.ts'
import { locate } from './place.ts'
import { checkFile } from './records.ts'
import type { Library } from './resolve.ts'

/** Faults of calculators, with those that they call set into them. */
export function calculatorFaults(files: ReadonlyMap<string, Parsed>, library: Library): Diagnostic[] {
  return [...files].flatMap(([name, { source }]) => {
    const shared = library.data(`calculators/${name}`)
    if (shared === undefined || 'chain' in shared || shared.broken) return []
    const place = { source, start: 0, end: 1 }
    const faults: Diagnostic[] = []
    const parsed = { source, place, diagnostics: [], value: shared.value }
    const { data, root } = checkFile(parsed, { schema: calculatorSchema, owner: 'calculator', today: '' }, faults)
    if (data && root && data.slug !== name)
      faults.push(diagnose('wrong-slug', spotOf(locate(root, ['slug']).place ?? place), { slug: data.slug, name }))
    return faults
  })
}
