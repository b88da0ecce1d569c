import { isMapping } from '../../../schema/is-mapping.ts'
import type { Page } from '../../../schema/page.ts'
import { withFittingFix, withoutConsequences } from '../diagnostics/consequences.ts'
import type { PagePath } from '../parse/file-kind.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition } from '../parse/source-position.ts'
import { hasOwnEntries } from '../resolve/local-entries.ts'
import { resolveBlocks } from '../resolve/resolve-blocks.ts'
import { untranslatedIn } from '../translations/untranslated-blocks.ts'
import { assignIds } from '../validate/block-ids.ts'
import { dayToCome } from '../validate/schedule-checks.ts'
import { fillAndCheck } from './fill-and-check.ts'
import { isNoindex, type PageContext, pageDiagnostics } from './page-checks.ts'
import { checkPageHead, notAPage } from './page-head.ts'
import { emptyResult, factsOf, type PageResult } from './page-result.ts'
import { withPageOf } from './template-blocks.ts'

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
  const blocks = fillAndCheck(resolveBlocks(list, positions, resolving), scope, context.checkBlock)
  const withIds = assignIds(blocks.checked)
  const { collectionsBroken } = context.shared
  const { textState } = context
  const untranslated = textState && {
    untranslated: withIds.ids.flatMap((id, index) => {
      const one = blocks.checked[index]
      if (one === undefined) return []
      const hasOwn = hasOwnEntries(one.written, context.checkBlock.schemas[one.block.type])
      return untranslatedIn(one.written, id, { stateOf: textState, hasOwn }) ?? []
    }),
  }
  const found = [
    ...parsed.diagnostics,
    ...checkedHead.diagnostics,
    ...resolving.diagnostics,
    ...blocks.diagnostics,
    ...withIds.diagnostics,
    ...pageDiagnostics({ parsed, written, checkedHead, blocks }, context),
  ]
  const diagnostics = withoutConsequences(found, parsed, {
    collections: collectionsBroken,
    record: checkedHead.namesBroken,
    site: scope.silent.has('site'),
  }).map((one) => withPageOf(parsed, withFittingFix(one, context.shared.collections)))
  const linkFacts = { origin: context.shared.site.origin, schemas: context.checkBlock.schemas }
  const result = {
    ...empty,
    ...factsOf(checkedHead, blocks.checked, withIds.ids, linkFacts),
    ...untranslated,
    diagnostics,
  }
  const isIncomplete = checkedHead.namesBroken || resolving.failed || blocks.incomplete
  if (isIncomplete || data === undefined || diagnostics.some(({ severity }) => severity === 'error')) return result
  const publishAt = dayToCome(data, context.shared) ?? data.publishAt
  const page = {
    ...data,
    ...(publishAt && { publishAt }),
    noindex: isNoindex(data),
    blocks: withIds.blocks,
    path,
    file: empty.file,
  } as Page
  return { ...result, page }
}
