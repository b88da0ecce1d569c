import type { Diagnostic, FixOf } from '../../../schema/diagnostic.ts'
import type { Edit, EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { diagnose, keyRange } from '../diagnostics/diagnose.ts'
import { closestFirst, suggest } from '../diagnostics/suggest.ts'
import type { Parsed } from '../parse/parse.ts'
import { correctedLine } from '../parse/source.ts'
import {
  type Container,
  childPosition,
  childPositions,
  copyPositions,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import { overrideKey, resolveOverride } from './override-path.ts'

export type PageFields = Record<string, unknown>

/** A value of a generated page that replaces the one of its template. */
export type Override = { key: string; path: EditPath; value: unknown; position: SourcePosition }

/** Whether a page follows a template: it was generated, and is not detached. */
export const isGenerated = (page: unknown): page is PageFields =>
  isMapping(page) && typeof page['template'] === 'string' && page['detached'] !== true

/** A page without its overrides, and these, outer paths first. Those that lead nowhere are diagnostics. */
export function overridesOf(page: PageFields) {
  const { overrides, ...fields } = page
  const own = copyPositions(page, fields)
  const diagnostics: Diagnostic[] = []
  const found = Object.entries(isMapping(overrides) ? overrides : {}).flatMap(([key, value]): Override[] => {
    const position = childPosition(overrides as Container, key)
    if (position === undefined) return []
    const resolved = resolveOverride(own, key)
    if (resolved.kind === 'found') return [{ key, path: resolved.path, value, position }]
    const range = keyRange(position)
    if (resolved.kind === 'fixed') diagnostics.push(diagnose('fixed-override', range, { key }))
    else if (resolved.kind === 'malformed') diagnostics.push(diagnose('malformed-override', range, { key }))
    else {
      const { path, index, names } = resolved
      const [before, part, after] = [path.slice(0, index), String(path[index]), path.slice(index + 1)]
      const near = suggest(part, names)
      const suggestion = near === undefined ? undefined : overrideKey(own, [...before, near, ...after])
      diagnostics.push(
        diagnose('unknown-override', range, {
          key,
          missing: overrideKey(own, path.slice(0, index + 1)),
          suggestion,
          corrected: suggestion && correctedLine(range.source, range.start, range.end, suggestion),
          names: closestFirst(part, names),
        }),
      )
    }
    return []
  })
  return { own, overrides: found.sort((a, b) => a.path.length - b.path.length), diagnostics }
}

/** The container with another value at a path; the value has a source position of its own. */
function withValue<C extends Container>(container: C, path: EditPath, value: unknown, position: SourcePosition): C {
  const [key, ...rest] = path as [string | number, ...EditPath]
  const copy = (Array.isArray(container) ? [...container] : { ...container }) as C
  const inner = rest.length === 0 ? value : withValue(Reflect.get(container, key) as Container, rest, value, position)
  Object.assign(copy, { [key]: inner })
  const self = positionOf(container)
  if (self === undefined) return copy
  const positions = new Map(childPositions(container))
  return setPositions(copy, self, rest.length === 0 ? positions.set(key, position) : positions)
}

/** Writes the values where they belong in the page, if all of them lead there. */
function moveToPage(page: PageFields): FixOf | undefined {
  const { overrides, diagnostics } = overridesOf(page)
  const edits = overrides.map(({ path, value }): Edit => ({ kind: 'set', path, value }))
  return diagnostics.length > 0
    ? undefined
    : {
        title: 'Write the values into the page',
        change: { kind: 'edits', edits: [...edits, { kind: 'delete', path: ['overrides'] }] },
      }
}

/**
 * A parsed page with the values under `overrides:` in place of those of its template. Each keeps the source position of
 * its line there. Overrides of a page that follows no template are a diagnostic, and so are those that lead nowhere.
 */
export function applyOverrides(parsed: Parsed): Parsed {
  const page = parsed.value
  if (!isMapping(page) || !isMapping(page['overrides'])) return parsed
  const position = childPosition(page, 'overrides')
  if (!isGenerated(page) && position) {
    const found = diagnose('override-without-template', keyRange(position), {}, moveToPage(page))
    return { ...parsed, diagnostics: [...parsed.diagnostics, found] }
  }
  const { own, overrides, diagnostics } = overridesOf(page)
  const value = overrides.reduce((before, { path, value, position }) => withValue(before, path, value, position), own)
  return { ...parsed, value, diagnostics: [...parsed.diagnostics, ...diagnostics] }
}
