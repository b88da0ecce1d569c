import { type Diagnostic, formatPath } from '../../../../schema/diagnostic.ts'
import type { PageModel, WrittenValues } from '../../model.ts'
import { type FieldPath, originAt } from '../block-change.ts'

const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)

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
export const blockDiagnostics = (diagnostics: readonly Diagnostic[], written: WrittenValues): Diagnostic[] =>
  diagnostics.filter(({ file, path }) =>
    Object.values(written.origins).some((origin) => origin.file === file && isWithin(path, formatPath(origin.path))),
  )

/** `items[2].question` → `items.2.question`. */
export const withDots = (path: string): FieldPath => path.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '')

/** The block that has the value at a path of a file, and the path in it; the head of the page if it is in none. */
export function placeOf(
  { blocks }: PageModel,
  found: Pick<Diagnostic, 'file' | 'path'>,
): { block: number | 'head'; path: FieldPath } {
  for (const [block, { origins }] of blocks.entries())
    for (const [path, origin] of Object.entries(origins)) {
      const outer = formatPath(origin.path)
      if (origin.file !== found.file || !isWithin(found.path, outer)) continue
      const rest = withDots(found.path.slice(outer.length))
      return { block, path: [path, rest].filter((part) => part !== '').join('.') }
    }
  return { block: 'head', path: withDots(found.path) }
}
