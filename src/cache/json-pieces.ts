/** Levels of a value that are taken apart: those of a record of a site down to its pages. */
const levelsApart = 4

const isWhole = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== 'object' || value === null || 'toJSON' in value

/**
 * JSON of a value, as `JSON.stringify` gives it, in pieces: as one text, the record of a large site would take up as much
 * memory as the site.
 */
export function* jsonPieces(value: unknown, levels = levelsApart): Generator<string> {
  if (isWhole(value) || levels === 0) {
    // What JSON cannot say is `null` in a list; fields that hold it are left out below.
    yield JSON.stringify(value) ?? 'null'
    return
  }
  let before = ''
  if (Array.isArray(value)) {
    yield '['
    for (const entry of value) {
      yield before
      yield* jsonPieces(entry, levels - 1)
      before = ','
    }
    yield ']'
    return
  }
  yield '{'
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* jsonPieces(field, levels - 1)
    before = ','
  }
  yield '}'
}
