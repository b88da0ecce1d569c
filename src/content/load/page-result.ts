import type { BlockSchemas } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Page } from '../../../schema/page.ts'
import { isAlways, never } from '../../../schema/schedule/schedule.ts'
import { fileStart } from '../diagnostics/diagnose.ts'
import type { PagePath } from '../parse/file-kind.ts'
import type { Parsed } from '../parse/parse.ts'
import { pathOf, positionOf, type SourcePosition } from '../parse/source-position.ts'
import { contentsOf, type LinkReference, linksTo, type PictureReference } from '../resolve/contents.ts'
import { isHere, localEntries } from '../resolve/local-entries.ts'
import type { Untranslated } from '../translations/untranslated-blocks.ts'
import type { RoutedPage } from '../validate/addresses/address-checks.ts'
import { fieldLinks } from '../validate/addresses/address-fields.ts'
import { type CheckedBlock, spansOf } from '../validate/checked-block.ts'
import { filesOf, type WrittenFiles } from '../validate/file-checks.ts'
import { formsIn, type PageForm } from '../validate/form-checks.ts'
import { gateIn, type PageGate } from '../validate/gate-checks.ts'
import { linksOfList, listsOf, type WrittenList } from '../validate/page-list-checks.ts'
import { type PagedPart, pagedPartsOf } from '../validate/pager-checks.ts'
import { prefillsIn, type WrittenPrefill } from '../validate/prefill-checks.ts'
import type { TimedPage } from '../validate/schedule-checks.ts'
import { type PageSearch, searchesIn } from '../validate/search-checks.ts'
import { aliasesOf, type CheckedHead, headText } from './page-head.ts'

/** The result of checking a page. `page` is missing if the page has an error. */
export type PageResult = RoutedPage & {
  page?: Page
  diagnostics: Diagnostic[]
  /** In a language: what of its blocks is shown as the source says it. */
  untranslated?: readonly Untranslated[]
  /** Fragments that the page names. */
  used: ReadonlySet<string>
  links: readonly LinkReference[]
  /** Links of blocks with a schedule, and of entries that another language has. */
  scheduled: TimedPage['scheduled']
  pictures: readonly PictureReference[]
  forms: readonly PageForm[]
  /** The files that its blocks write. */
  files: readonly WrittenFiles[]
  /** What it hands to the form of the quote dialog. */
  prefills: readonly WrittenPrefill[]
  lists: readonly WrittenList[]
  /** Its list that is spread over pages, and what links these. */
  paged: readonly PagedPart[]
  searches: readonly PageSearch[]
  gate?: PageGate
  ids: ReadonlySet<string>
  title?: { text: string; position: SourcePosition }
  description?: { text: string; position: SourcePosition }
}

/** The result of a page that cannot be checked: that of its parser. */
export const emptyResult = ({ source, diagnostics }: Parsed, path: PagePath): PageResult => ({
  file: source.file,
  path,
  start: fileStart(source),
  diagnostics,
  aliases: [],
  used: new Set(),
  links: [],
  scheduled: [],
  pictures: [],
  forms: [],
  files: [],
  prefills: [],
  lists: [],
  paged: [],
  searches: [],
  ids: new Set(),
})

/** What decides which links of a block lead to this site. */
type LinkFacts = { origin: string; schemas: BlockSchemas }

/** The links of a block to this site. */
function linksOfBlock({ block, written }: CheckedBlock, { origin, schemas }: LinkFacts): readonly LinkReference[] {
  const links = linksTo(origin, contentsOf(written))
  const inFields = linksTo(origin, fieldLinks(schemas[block.type], written))
  return inFields.length === 0 ? links : [...links, ...inFields]
}

/** The links and pictures of blocks that stand on every page. */
export const referencesOf = (checked: readonly CheckedBlock[], facts: LinkFacts) => ({
  links: checked.flatMap((one) => linksOfBlock(one, facts)),
  pictures: checked.flatMap(({ written }) => contentsOf(written).pictures),
})

const placeOf = (position: SourcePosition) => `${position.source.file}#${pathOf(position)}`

/** Those of the links of a block that stand in entries which the language at hand does not have. */
function linksElsewhere(
  checked: CheckedBlock | undefined,
  links: readonly LinkReference[],
  schemas: BlockSchemas,
): readonly LinkReference[] {
  const local = checked ? localEntries(checked.written, schemas[checked.block.type]) : []
  const places = new Set(
    local.flatMap((entry) => {
      const position = isHere(entry) ? undefined : positionOf(entry)
      return position ? [placeOf(position)] : []
    }),
  )
  const isInside = (at: SourcePosition | undefined): boolean =>
    at !== undefined && (places.has(placeOf(at)) || isInside(at.parent))
  return places.size === 0 ? [] : links.filter(({ position }) => isInside(position))
}

/** The facts of a page for checks across pages. `ids` are those of its blocks. */
export function factsOf(
  { head, data, resolving }: CheckedHead,
  checked: readonly CheckedBlock[],
  ids: readonly string[],
  linkFacts: LinkFacts,
) {
  const { schemas } = linkFacts
  const lists = listsOf(checked, schemas)
  const links = checked.map((one) => linksOfBlock(one, linkFacts))
  const references = [contentsOf(head), ...checked.map(({ written }) => contentsOf(written))]
  const title = headText(head, 'title')
  const description = headText(head, 'description')
  const gate = data?.gate && gateIn(head)
  return {
    aliases: aliasesOf(head),
    used: resolving.used,
    links: [...linksTo(linkFacts.origin, contentsOf(head)), ...links.flat(), ...lists.flatMap(linksOfList)],
    scheduled: spansOf(checked).flatMap((span, index) => {
      const elsewhere = linksElsewhere(checked[index], links[index] ?? [], schemas)
      const here = (links[index] ?? []).filter((link) => !elsewhere.includes(link))
      return [
        ...(isAlways(span) ? [] : [{ links: here, span }]),
        ...(elsewhere.length === 0 ? [] : [{ links: elsewhere, span: never }]),
      ]
    }),
    pictures: references.flatMap(({ pictures }) => pictures),
    forms: formsIn(checked, schemas),
    files: filesOf(checked, schemas),
    prefills: prefillsIn(head, data?.quote),
    lists,
    paged: pagedPartsOf(checked, schemas),
    searches: searchesIn(checked, schemas),
    ids: new Set([...ids, ...references.flatMap(({ anchors }) => anchors)]),
    ...(gate ? { gate } : {}),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
  }
}
