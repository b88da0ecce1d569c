import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { noted } from '../../../schema/diagnostics/parts/notes.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { valueRange } from '../diagnostics/diagnose.ts'
import { positionAt } from '../parse/source.ts'
import { type Container, pathOf, positionOf, SourcePosition } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import { type Fragment, type Library, startResolving } from '../resolve/resolve-context.ts'
import { resolveData } from '../resolve/resolve-data.ts'
import type { Scope } from '../resolve/scope.ts'
import type { BlockCheck } from '../validate/block/check-block.ts'
import { type CheckedBlock, ownFields } from '../validate/checked-block.ts'

/** The blocks without errors, each before those in it. `incomplete`: there are others. */
export type CheckedBlocks = { checked: CheckedBlock[]; incomplete: boolean; diagnostics: Diagnostic[] }

/** What {@link fillAndCheck} checks: blocks with their positions; `uses` are the positions of the names of their fragments. */
type Resolved = {
  blocks: readonly unknown[]
  positions: readonly SourcePosition[]
  uses?: readonly (SourcePosition | undefined)[]
}

type Showing = { type: string | undefined; value: unknown; position: SourcePosition; page: string }

/** A value of another shape than the field takes, at the reference to it. */
function atReference({ fix: _fix, ...found }: Diagnostic, position: SourcePosition): Diagnostic {
  const { source, path, start, end } = valueRange(position)
  const { file } = source
  return { ...noted(found, 'other-shape', {}), file, path, ...positionAt(source, start), length: end - start }
}

/** Where a block shows a value of this file, and the type of the block, if it is one in this one. */
function shownAt(
  value: unknown,
  file: string,
  position: SourcePosition,
): Pick<Showing, 'type' | 'position'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const type = isMapping(value) && typeof value['type'] === 'string' ? value['type'] : undefined
  for (const [key, entry] of Object.entries(value)) {
    const at = new SourcePosition(position.source, position, Array.isArray(value) ? Number(key) : key)
    const shown = positionOf(entry)?.source.file === file ? { type, position: at } : shownAt(entry, file, at)
    if (shown) return { ...shown, type: shown.type ?? type }
  }
  return undefined
}

/** A diagnostic of a value in another file, such as a list of a city, says which field of which block and page shows it. */
function withBlock(found: Diagnostic, { type, value, position, page }: Showing): Diagnostic {
  const { file } = position.source
  if (found.file === file) return found
  const at = shownAt(value, found.file, position)
  // What a record holds is right for the record, so it is the reference that does not fit. A page that writes fields of a
  // block in another file, beside `use:` or in its overrides, has them wrong itself.
  if (found.code === 'wrong-type' && at && found.file !== page) return atReference(found, at.position)
  // A list that follows from the matrices stands at the record as a whole, and nothing can be added to it there.
  const isDerived = found.code === 'too-few' && found.path === ''
  const { fix: _fix, ...rest } = found
  return noted(isDerived ? noted(rest, 'derived-list', {}) : found, 'shown-in', {
    path: pathOf(at?.position ?? position),
    type: at?.type ?? type,
    file,
    page,
    mayBeLeftOut: found.code === 'too-few' && file.includes('/_data/templates/'),
  })
}

/** Fills the tokens of resolved blocks, and validates them. */
export function fillAndCheck(
  { blocks, positions, uses = [] }: Resolved,
  scope: Scope,
  checkBlock: BlockCheck,
): CheckedBlocks {
  const result: CheckedBlocks = { checked: [], incomplete: false, diagnostics: [] }
  blocks.forEach((resolved, index) => {
    const position = positions[index] as SourcePosition
    const type = isMapping(resolved) && typeof resolved['type'] === 'string' ? resolved['type'] : undefined
    const { value, diagnostics: wrongTokens } = fillTokens(resolved, scope, checkBlock.schemas)
    const { block, nested, diagnostics } = checkBlock(value, position)
    const shown = diagnostics.map((found) => withBlock(found, { type, value, position, page: scope.page }))
    result.diagnostics.push(...wrongTokens, ...shown)
    if (block === undefined || wrongTokens.length > 0) result.incomplete = true
    else {
      const use = uses[index]
      const written = ownFields(value as Container)
      result.checked.push({ block, level: 0, written, position, ...(use ? { use } : {}) }, ...nested)
    }
  })
  return result
}

/** Validates the blocks of a fragment by themselves, with the records of this library. */
export function checkFragment(
  { blocks, positions }: Fragment,
  scope: Scope,
  library: Library,
  checkBlock: BlockCheck,
): CheckedBlocks {
  const resolving = startResolving(library)
  const resolved = blocks.map((block) => resolveData(block, resolving))
  const { diagnostics, ...checked } = fillAndCheck({ blocks: resolved, positions }, scope, checkBlock)
  return { ...checked, diagnostics: [...resolving.diagnostics, ...diagnostics] }
}
