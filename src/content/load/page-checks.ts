import type { BlockSchemas } from '../../../schema/block.ts'
import { topOf } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { type Page, pageHeadSchema } from '../../../schema/page.ts'
import type { Span } from '../../../schema/schedule/schedule.ts'
import { palettesOf, toneOf } from '../../../schema/theme/palettes.ts'
import type { ThemePart } from '../../../schema/theme/theme.ts'
import { diagnose, fileStart, keyRange, valueRange } from '../diagnostics/diagnose.ts'
import { isGenerated } from '../overrides/apply-overrides.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition } from '../parse/source-position.ts'
import { localEntries } from '../resolve/local-entries.ts'
import type { TextState } from '../translations/untranslated-blocks.ts'
import type { BlockCheck } from '../validate/block/check-block.ts'
import { type CheckedBlock, type ParsedBlock, spansOf } from '../validate/checked-block.ts'
import { embedDiagnostics } from '../validate/embed-checks.ts'
import { gateIn, openDownloadDiagnostics } from '../validate/gate-checks.ts'
import { headlineDiagnostics } from '../validate/heading-checks.ts'
import { htmlTagDiagnostics } from '../validate/html-tags.ts'
import { wrongValue } from '../validate/issues/issue-values.ts'
import { lengthDiagnostics } from '../validate/length-checks.ts'
import { permissionDiagnostics } from '../validate/permission-checks.ts'
import { dueDiagnostics } from '../validate/records/record-checks.ts'
import { postDiagnostics, scheduleDiagnostics, whereDiagnostics } from '../validate/schedule-checks.ts'
import type { CheckedBlocks } from './fill-and-check.ts'
import type { CheckedHead, Mapping } from './page-head.ts'
import { templateDiagnostics } from './shared/matrices.ts'
import type { PageShared } from './shared/shared-content.ts'

/** Whether a page is kept out of search engines. */
export const isNoindex = ({ noindex, gate }: Pick<Page, 'noindex' | 'gate'>) => noindex || gate !== undefined

/** The `header:` of a page: an unknown tone, or one whose letters are as light, or as dark, as the top of the first visible block. */
function headerDiagnostics(
  head: Mapping,
  first: ParsedBlock | undefined,
  { theme, tones }: PageShared,
  schemas: BlockSchemas,
): Diagnostic[] {
  const { header } = head
  const position = childPosition(head, 'header')
  if (position === undefined || typeof header !== 'string' || tones.length === 0) return []
  const palettes = palettesOf(theme)
  const palette = palettes.get(header)
  if (!palette) {
    const subject = { root: head, schema: pageHeadSchema, owner: 'page' }
    return [wrongValue(subject, ['header'], valueRange(position), header, tones)]
  }
  if (!first) return []
  const top = topOf(first, schemas[first.type]) ?? 'page'
  const over = palettes.get(top) ?? palettes.get(toneOf(theme, top as ThemePart))
  if (palette.mode === over?.mode) return []
  return [
    diagnose('unreadable-header', keyRange(position), { header, isLight: palette.mode === 'dark', type: first.type }),
  ]
}

/** Languages of a block and of the entries of its lists that the site does not have. */
const blockWhereDiagnostics = ({ written, block }: CheckedBlock, site: PageShared['site'], schemas: BlockSchemas) =>
  [written, ...localEntries(written, schemas[block.type])].flatMap((one) => whereDiagnostics(one, site, block.type))

/** Context that all pages of a site share. */
export type PageContext = { shared: PageShared; checkBlock: BlockCheck; textState?: TextState }

type CheckedParts = {
  parsed: Parsed
  written: Mapping
  checkedHead: CheckedHead
  blocks: CheckedBlocks
}

/** Diagnostics that need head and blocks of a page, but no other page. */
export function pageDiagnostics(
  { parsed, written, checkedHead, blocks }: CheckedParts,
  { shared, checkBlock, textState }: PageContext,
): Diagnostic[] {
  const { head, data, scope, resolving } = checkedHead
  const { checked } = blocks
  const spans = spansOf(checked)
  const shownNow = checked.filter((_, index) => shared.holdsNow(spans[index] as Span))
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
    ...dueDiagnostics(head, parsed.position, shared),
    ...(data && !isNoindex(data) ? forSearchEngines() : []),
    ...(namesOwnTemplate ? templateDiagnostics(written, shared.templates, 'page') : []),
    ...headerDiagnostics(head, first, shared, checkBlock.schemas),
    ...embedDiagnostics(checked, shared, checkBlock.schemas),
    ...(data?.gate && gateIn(head) ? openDownloadDiagnostics(checked, checkBlock.schemas) : []),
    ...scheduleDiagnostics(written, data ?? {}),
    ...postDiagnostics(head, data ?? {}, shared),
    ...checked.flatMap(({ written, block }) => scheduleDiagnostics(written, block, block.type)),
    // A language knows itself alone.
    ...(textState ? [] : whereDiagnostics(written, shared.site)),
    ...(textState ? [] : checked.flatMap((one) => blockWhereDiagnostics(one, shared.site, checkBlock.schemas))),
  ]
}
