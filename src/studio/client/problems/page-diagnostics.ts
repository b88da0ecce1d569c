import { type Diagnostic, formatPath } from '../../../../schema/diagnostic.ts'
import type { PageModel, WrittenValues } from '../../wire/page.ts'
import { type FieldPath, originAt } from '../page-blocks/block-change.ts'

const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)

export const isSameDiagnostic = (one: Diagnostic, other: Diagnostic) =>
  one.code === other.code && one.file === other.file && one.path === other.path && one.message === other.message

/** Diagnostics of a value itself, or with `within` also those of its parts. */
export function diagnosticsAt(
  diagnostics: readonly Diagnostic[],
  written: WrittenValues,
  path: FieldPath,
  { within }: { within: boolean },
): Diagnostic[] {
  const origin = originAt(written, path)
  const own = formatPath(origin.path)
  return diagnostics.filter(
    (found) => found.file === origin.file && (within ? isWithin(found.path, own) : found.path === own),
  )
}

/** Diagnostics of a block, wherever its values are written. */
const diagnosticsIn = (diagnostics: readonly Diagnostic[], { origins }: WrittenValues): Diagnostic[] =>
  diagnostics.filter(({ file, path }) =>
    Object.values(origins).some((origin) => origin.file === file && isWithin(path, formatPath(origin.path))),
  )

/** Diagnostics of each block of a page, without those of the blocks in it. */
export function blockDiagnostics(diagnostics: readonly Diagnostic[], { blocks }: PageModel): Diagnostic[][] {
  const all = blocks.map((block) => diagnosticsIn(diagnostics, block))
  const inside = blocks.map(
    (_, number) => new Set(all.filter((_, other) => blocks[other]?.inside?.block === number).flat()),
  )
  return all.map((found, number) => found.filter((one) => !inside[number]?.has(one)))
}

/** `items[2].question` → `items.2.question`. */
export const withDots = (path: string): FieldPath => path.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '')

/** The innermost block that has the value at a path of a file, and the path in it; the head of the page if none has. */
export function placeOf(
  { blocks }: PageModel,
  found: Pick<Diagnostic, 'file' | 'path'>,
): { block: number | 'head'; path: FieldPath } {
  let [place, closest]: [{ block: number; path: FieldPath } | undefined, number] = [undefined, -1]
  for (const [block, { origins }] of blocks.entries())
    for (const [path, origin] of Object.entries(origins)) {
      const outer = formatPath(origin.path)
      if (origin.file !== found.file || !isWithin(found.path, outer)) continue
      // Two blocks may show the same value: the first one counts, or the one in it.
      const isInside = place !== undefined && blocks[block]?.inside?.block === place.block
      if (outer.length < closest || (outer.length === closest && !isInside)) continue
      const rest = withDots(found.path.slice(outer.length))
      closest = outer.length
      place = { block, path: [path, rest].filter((part) => part !== '').join('.') }
    }
  return place ?? { block: 'head', path: withDots(found.path) }
}
