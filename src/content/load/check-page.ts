import type { z } from 'zod'
import type { Page } from '../../../blocks/page.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { holds, isScheduled, spanOf } from '../../../schema/schedule.ts'
import { fileStart } from '../diagnostics/diagnose.ts'
import { isGenerated } from '../overrides/apply-overrides.ts'
import type { PagePath } from '../parse/file-kind.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition, copyPositions, type SourcePosition } from '../parse/source-position.ts'
import { contentsOf, type LinkReference, type PictureReference } from '../resolve/contents.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import { resolveBlocks } from '../resolve/resolve-blocks.ts'
import { startResolving } from '../resolve/resolve-context.ts'
import { resolveData } from '../resolve/resolve-data.ts'
import { withPage } from '../resolve/scope.ts'
import type { RoutedPage } from '../validate/address-checks.ts'
import { assignIds, type BlockCheck } from '../validate/block-check.ts'
import { checkValue } from '../validate/check-value.ts'
import type { CheckedBlock } from '../validate/checked-block.ts'
import { documentsIn, type PageDocument } from '../validate/document-checks.ts'
import { formsIn, type PageForm } from '../validate/form-checks.ts'
import { gateIn, openDownloadDiagnostics, type PageGate } from '../validate/gate-checks.ts'
import { headlineDiagnostics } from '../validate/heading-checks.ts'
import { htmlTagDiagnostics } from '../validate/html-tags.ts'
import { lengthDiagnostics } from '../validate/length-checks.ts'
import { linksOfList, listsOf, type WrittenList } from '../validate/page-list-checks.ts'
import { permissionDiagnostics } from '../validate/permission-checks.ts'
import { prefillsIn, type WrittenPrefill } from '../validate/prefill-checks.ts'
import { dueDiagnostics } from '../validate/record-checks.ts'
import { scheduleDiagnostics, type TimedPage } from '../validate/schedule-checks.ts'
import { type CheckedBlocks, checkBlocks } from './check-blocks.ts'
import { templateDiagnostics } from './matrices.ts'
import { aliasesOf, headerDiagnostics, headOf, headText, type Mapping, namedRecords, notAPage } from './page-head.ts'
import type { SharedContent } from './shared-content.ts'
import { withPageOf } from './template-blocks.ts'

/** The result of checking a page. `page` is missing if the page has an error. */
export type PageResult = RoutedPage & {
  page?: Page
  diagnostics: Diagnostic[]
  /** Fragments that the page names. */
  used: ReadonlySet<string>
  links: readonly LinkReference[]
  /** Links of blocks with a schedule. */
  scheduled: TimedPage['scheduled']
  pictures: readonly PictureReference[]
  forms: readonly PageForm[]
  documents: readonly PageDocument[]
  /** What it hands to the form of the quote dialog. */
  prefills: readonly WrittenPrefill[]
  lists: readonly WrittenList[]
  gate?: PageGate
  ids: ReadonlySet<string>
  title?: { text: string; position: SourcePosition }
  description?: { text: string; position: SourcePosition }
}

/** Context that all pages of a site share. */
type PageContext = { shared: SharedContent; checkBlock: BlockCheck }

/** The result of a page that cannot be checked: that of its parser. */
const emptyResult = ({ source, diagnostics }: Parsed, path: PagePath): PageResult => ({
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
  documents: [],
  prefills: [],
  lists: [],
  ids: new Set(),
})

/** Checks a parsed page: resolves its shared parts and tokens, and validates everything. */
export function checkPage(parsed: Parsed, path: PagePath, context: PageContext): PageResult {
  const empty = emptyResult(parsed, path)
  if (parsed.value === undefined) return empty
  if (!isMapping(parsed.value)) return { ...empty, diagnostics: [notAPage(parsed)] }

  const written = parsed.value
  const checkedHead = checkPageHead(written, empty.file, context.shared)
  const { data, scope, resolving } = checkedHead
  const list = Array.isArray(written['blocks']) ? written['blocks'] : []
  const positions = list.map((_, index) => childPosition(list, index) ?? parsed.position)
  const blocks = checkBlocks(resolveBlocks(list, positions, resolving), scope, context.checkBlock)
  const withIds = assignIds(blocks.checked)
  const diagnostics = [
    ...parsed.diagnostics,
    ...checkedHead.diagnostics,
    ...resolving.diagnostics,
    ...blocks.diagnostics,
    ...withIds.diagnostics,
    ...ownDiagnostics({ parsed, written, checkedHead, blocks }, context),
  ].map((found) => withPageOf(parsed, found))
  const ids = withIds.blocks.map(({ id }) => id)
  const result = { ...empty, ...factsOf(checkedHead, blocks.checked, ids), diagnostics }
  const isIncomplete = checkedHead.namesBroken || resolving.failed || blocks.incomplete
  if (isIncomplete || data === undefined || diagnostics.some(({ severity }) => severity === 'error')) return result
  const page = { ...data, noindex: isNoindex(data), blocks: withIds.blocks, path, file: empty.file } as Page
  return { ...result, page }
}

/** The facts of a page for checks across pages. `ids` are those of its blocks. */
function factsOf(
  { head, data, resolving }: ReturnType<typeof checkPageHead>,
  checked: readonly CheckedBlock[],
  ids: readonly string[],
) {
  const lists = listsOf(checked)
  const references = [contentsOf(head), ...checked.map((one) => one.references)]
  const title = headText(head, 'title')
  const description = headText(head, 'description')
  const gate = data?.gate && gateIn(head)
  return {
    aliases: aliasesOf(head),
    used: resolving.used,
    links: [...references.flatMap(({ links }) => links), ...lists.flatMap(linksOfList)],
    scheduled: checked.flatMap(({ block, references }) =>
      isScheduled(block) ? [{ links: references.links, span: spanOf(block) }] : [],
    ),
    pictures: references.flatMap(({ pictures }) => pictures),
    forms: formsIn(checked),
    documents: documentsIn(checked),
    prefills: prefillsIn(head, data?.quote),
    lists,
    ids: new Set([...ids, ...references.flatMap(({ anchors }) => anchors)]),
    ...(gate ? { gate } : {}),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
  }
}

type Head = z.infer<SharedContent['pageSchema']>

const isNoindex = ({ noindex, gate }: Head) => noindex || gate !== undefined

/**
 * The head of a page with its tokens filled, and validated; `data` is missing if it has an error. `namesBroken`:
 * a record that it names has one.
 */
export function checkPageHead(written: Mapping, file: string, shared: SharedContent) {
  const diagnostics: Diagnostic[] = []
  const { named, namesBroken } = namedRecords(written, shared, diagnostics)
  const scope = withPage(shared.scopeOf(file, named), written)
  const resolving = startResolving(shared.libraryFor(named))
  const filled = fillTokens(resolveData(headOf(written), resolving), scope)
  const head = filled.value as Mapping
  const whole = Object.hasOwn(written, 'blocks') ? { ...head, blocks: written['blocks'] } : head
  const checked = checkValue({ root: copyPositions(written, whole), schema: shared.pageSchema, owner: 'page' })
  diagnostics.push(...filled.diagnostics, ...checked.diagnostics)
  return { head, data: checked.data, scope, resolving, namesBroken, diagnostics }
}

type CheckedParts = {
  parsed: Parsed
  written: Mapping
  checkedHead: ReturnType<typeof checkPageHead>
  blocks: CheckedBlocks
}

/** Diagnostics that need head and blocks of a page, but no other page. */
function ownDiagnostics(
  { parsed, written, checkedHead, blocks }: CheckedParts,
  { shared, checkBlock }: PageContext,
): Diagnostic[] {
  const { head, data, scope, resolving } = checkedHead
  const { checked } = blocks
  const shownNow = checked.filter(({ block }) => holds(spanOf(block), shared.now))
  const first = blocks.incomplete ? undefined : shownNow[0]?.block
  // If a matrix names a missing template, the matrix has the error, and its pages have not.
  const namesOwnTemplate = isGenerated(written) && !shared.matrixTemplates.has(String(written['template']))
  const headlines = () => headlineDiagnostics(shownNow, checkBlock.headlines, fileStart(parsed.source))
  const forSearchEngines = () => [
    ...lengthDiagnostics(written, head, scope),
    ...(blocks.incomplete || resolving.failed ? [] : headlines()),
    ...permissionDiagnostics(checked, checkBlock.needPermission),
  ]
  return [
    ...htmlTagDiagnostics(parsed),
    ...dueDiagnostics(head, parsed.position, shared.today),
    ...(data && !isNoindex(data) ? forSearchEngines() : []),
    ...(namesOwnTemplate ? templateDiagnostics(written, shared.templates, 'page') : []),
    ...headerDiagnostics(head, first, shared, checkBlock.schemas),
    ...(data?.gate && gateIn(head) ? openDownloadDiagnostics(checked) : []),
    ...scheduleDiagnostics(written, data ?? {}),
    ...checked.flatMap(({ written, block }) => scheduleDiagnostics(written, block, block.type)),
  ]
}
