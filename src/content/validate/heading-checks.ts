import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, type SourceRange, valueRange } from '../diagnostics/diagnose.ts'
import { childPosition, isContainer, type SourcePosition } from '../parse/source-position.ts'
import type { CheckedBlock } from './checked-block.ts'

type Skip = { heading: string; level: number; before: number }

/** Headings of a Markdown text that are more than one level below the previous heading. `#` counts as `##`. */
function skippedLevels(markdown: string): Skip[] {
  const skips: Skip[] = []
  let before: number | undefined
  let inCode = false
  for (const line of markdown.split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) inCode = !inCode
    const [, marks, text] = (!inCode && line.match(/^ {0,3}(#{1,6})[ \t]+(\S.*)$/)) || []
    if (marks === undefined || text === undefined) continue
    const level = Math.max(2, marks.length)
    if (level > (before ?? 1) + 1) skips.push({ heading: `${marks} ${text}`, level, before: before ?? 1 })
    before = level
  }
  return skips
}

/** The position of a heading in its text; the whole text if it is not found. */
const positionIn = (position: SourcePosition, heading: string): SourcePosition =>
  position.part(({ source, start, end }) => {
    const at = source.text.slice(start, end).indexOf(heading)
    return at === -1 ? { start, end } : { start: start + at, end: start + at + heading.length }
  })

/** Skipped levels in all texts below a value. */
export function headingDiagnostics(value: unknown): Diagnostic[] {
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => {
    if (typeof entry !== 'string') return headingDiagnostics(entry)
    const position = entry.includes('\n') && childPosition(value, Array.isArray(value) ? Number(key) : key)
    if (!position) return []
    return skippedLevels(entry).map((skip) =>
      diagnose('heading-order', valueRange(positionIn(position, skip.heading)), {
        ...skip,
        corrected: `${'#'.repeat(skip.before + 1)}${skip.heading.replace(/^#+/, '')}`,
      }),
    )
  })
}

/**
 * A page needs one `h1`: the title of a block of one of the types `headlines`. `blocks` are those that are visible now,
 * `start` is the position of the page. Nothing is reported if no type has a headline, or no block is visible.
 */
export function headlineDiagnostics(
  blocks: readonly CheckedBlock[],
  headlines: ReadonlySet<string>,
  start: SourceRange,
): Diagnostic[] {
  if (headlines.size === 0 || blocks.length === 0) return []
  const titles = blocks.filter(({ block }) => headlines.has(block.type))
  const facts = { count: titles.length, types: [...headlines] }
  if (titles.length === 0) return [diagnose('headline-count', start, facts)]
  return titles.slice(1).map(({ position }) => diagnose('headline-count', valueRange(position), facts))
}
