import { isMapping } from '../../../../schema/is-mapping.ts'
import { isSame } from '../../../content/edit/edit-path.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import type { PageFile } from '../../../content/load/files/content-names.ts'
import type { UnsavedTexts } from '../../../content/load/files/unsaved-texts.ts'
import type { Content } from '../../../content/load/load.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { childPosition, segmentsOf } from '../../../content/parse/source-position.ts'
import { candidatesOf } from './page-pairs.ts'

/** A page that may be shown as a place. */
export type PlacePage = { one: PageFile; name: string; hasOwnWords: boolean }

/** The name of the template in a file; `undefined` for other shared files. */
export const templateIn = (file: string) => /_data\/templates\/(.+)\.yaml$/.exec(file)?.[1]

/** The number in a page of the block that comes from an entry of its template; -1 if the page does not show it. */
export function blockOfEntry({ parsed: { value } }: ContentFile, file: string, entry: number): number {
  const blocks = isMapping(value) && Array.isArray(value['blocks']) ? value['blocks'] : []
  return blocks.findIndex((_, index) => {
    const position = childPosition(blocks, index)
    return position?.source.file === file && isSame(segmentsOf(position), ['blocks', entry])
  })
}

type Request = {
  /** The template or another shared file, from the root. */
  of: string
  texts: UnsavedTexts
  /** Those of the pages among the texts that have words of their own there. */
  own: ReadonlySet<string>
  entry: number | undefined
}

/**
 * The pages that may be shown as places of a shared file: those whose texts change, else those that follow the template and
 * show the entry. Their names are those of their records.
 */
export function placePages(content: Content, { of, texts, own, entry }: Request): PlacePage[] {
  const template = templateIn(of)
  const candidates = new Set(candidatesOf(content, texts).map(({ file }) => file))
  const { recordsOf } = content.shared()
  return content.parsedFiles().flatMap((page) => {
    if (page.kind !== 'page') return []
    const { value, source } = page.parsed
    const follows = isGenerated(value) && value['template'] === template
    const isShown =
      candidates.size > 0
        ? candidates.has(page.file)
        : follows && (entry === undefined || blockOfEntry(page, of, entry) >= 0)
    if (!isShown) return []
    const head = isMapping(value) ? value : {}
    const names = recordsOf(head).map(({ record }) => record.name)
    const hasOwnWords = candidates.size > 0 ? own.has(page.file) : source.text.includes('\noverrides:')
    return [{ one: page, name: names.length > 0 ? names.join(' · ') : String(head['title'] ?? page.name), hasOwnWords }]
  })
}
