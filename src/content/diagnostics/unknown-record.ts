import type { SourcePosition } from '../parse/source-position.ts'
import { diagnose, valueRange } from './diagnose.ts'
import { unknownName } from './suggest.ts'

/** The diagnostic of a slug that no record of a collection has. */
export function unknownRecord(collection: string, slug: string, names: Iterable<string>, position: SourcePosition) {
  const facts = unknownName(slug, names, position)
  if (collection === 'cities') return diagnose('unknown-city', valueRange(position), facts)
  if (collection === 'services') return diagnose('unknown-service', valueRange(position), facts)
  return diagnose('unknown-record', valueRange(position), { ...facts, collection })
}
