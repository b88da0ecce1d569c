import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { setAt } from '../../../schema/diagnostics/parts/fixes.ts'
import { mapSame, withColumns } from '../../../schema/nested-blocks.ts'
import { freeNames } from '../../../schema/slug.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { pathOf, segmentsOf } from '../parse/source-position.ts'
import { isShared, markSharedBlock } from '../resolve/shared-values.ts'
import { type CheckedBlock, fieldPosition, type ParsedBlock } from './checked-block.ts'

const withIds = new WeakMap<object, ParsedBlock & { id: string }>()

/** The block with its id: the same object as the last time, because a shared block has the same id on most pages. */
function withId(block: ParsedBlock, id: string): ParsedBlock & { id: string } {
  if (block.id === id) return block as ParsedBlock & { id: string }
  const cached = withIds.get(block)
  if (cached?.id === id) return cached
  const numbered = { ...block, id }
  if (isShared(block)) {
    markSharedBlock(numbered)
    withIds.set(block, numbered)
  }
  return numbered
}

/** The paths of the blocks of a page. Those of nested ones are in the file in which they are written. */
function pathsOf(checked: readonly CheckedBlock[]): string[] {
  let count = 0
  return checked.map(({ level, position }) => (level === 0 ? `blocks[${count++}]` : pathOf(position)))
}

/** Assigns ids to the blocks of a page: the given one, else the type, else `type-2` and so on. */
export function assignIds(checked: readonly CheckedBlock[]) {
  const diagnostics: Diagnostic[] = []
  const owners = new Map<string, number>()
  const paths = pathsOf(checked)
  const freeId = freeNames(new Set(checked.flatMap(({ block }) => block.id ?? [])))
  checked.forEach((one, index) => {
    const { id, type } = one.block
    if (id === undefined) return
    const owner = owners.get(id)
    if (owner === undefined) owners.set(id, index)
    else {
      const first = paths[owner] as string
      const at = fieldPosition(one, 'id')
      // The id of a fragment is that of its block on all pages: this page writes its own beside `use:`.
      const use = at.source === one.use?.source ? undefined : one.use
      const free = freeId(id)
      const path = use?.parent ? [...segmentsOf(use.parent), 'id'] : segmentsOf(at)
      const fix = setAt(path, free, use ? `Add \`id: ${free}\`` : `Change to \`${free}\``)
      diagnostics.push(
        diagnose('duplicate-id', valueRange(use ?? at, type), { id, first, free, isFragment: use !== undefined }, fix),
      )
    }
  })
  const freeName = freeNames(new Set(owners.keys()))
  const ids = checked.map(({ block }) => block.id ?? freeName(block.type))
  let next = 0
  const identified = (block: ParsedBlock): ParsedBlock & { id: string } => {
    const id = ids[next++] as string
    return withId(
      withColumns(block, (blocks) => mapSame(blocks as readonly ParsedBlock[], identified)),
      id,
    )
  }
  return { blocks: checked.flatMap(({ block, level }) => (level === 0 ? [identified(block)] : [])), ids, diagnostics }
}
