import type { BlockSchemas } from '../../../schema/block.ts'
import { conditionsOf, type ListConditions } from '../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { setAt } from '../../../schema/diagnostics/parts/fixes.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { Page } from '../../../schema/page.ts'
import { fits, liesUnder } from '../../../schema/pages/page-conditions.ts'
import { summaryOf } from '../derive/page-summary.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { unknownRecord } from '../diagnostics/unknown-record.ts'
import { correctedLine } from '../parse/source.ts'
import { type Container, childPosition, locate, type SourcePosition, segmentsOf } from '../parse/source-position.ts'
import type { LinkReference } from '../resolve/contents.ts'
import type { CheckedBlock, ParsedBlock } from './checked-block.ts'
import { wrongValue } from './issues/issue-values.ts'
import { unknownBlock } from './unknown-block.ts'

/** A list on a page, parsed and as written. */
export type WrittenList = {
  block: ParsedBlock
  conditions: ListConditions
  written: Container
  position: SourcePosition
}

/** The facts of a page, with or without errors. */
type Result = { path: string; page?: Page; lists: readonly WrittenList[] }

/** The lists among the blocks of a page. */
export const listsOf = (blocks: readonly CheckedBlock[], schemas: BlockSchemas): WrittenList[] =>
  blocks.flatMap(({ block, written, position }) => {
    const conditions = conditionsOf(schemas, block)
    return conditions ? [{ block, conditions, written, position }] : []
  })

/** The paths that a list or its groups name, which are checked like links. */
export function linksOfList({ written }: WrittenList): LinkReference[] {
  const groups = isMapping(written) && Array.isArray(written['groups']) ? written['groups'] : []
  return [written, ...groups].flatMap((group) => {
    const pages = isMapping(group) && Array.isArray(group['pages']) ? group['pages'] : []
    return pages.flatMap((href, index) => {
      const position = childPosition(pages, index)
      return typeof href === 'string' && position ? [{ href, position }] : []
    })
  })
}

/** Folders with pages, as suggestions for a misspelt path: `/blog` of `/blog/first-post`. */
function foldersOf(results: readonly Result[]): Set<string> {
  return new Set(
    results.flatMap(({ path }) => {
      const parts = path.split('/').slice(0, -1)
      return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((folder) => folder !== '')
    }),
  )
}

function emptyList(list: WrittenList, results: readonly Result[], schemas: BlockSchemas): Diagnostic[] {
  const { block, written } = list
  // A tag may be without posts for a while: its page is hidden from search engines then.
  const conditions = { ...list.conditions, tagged: undefined }
  const { under = '/', having } = conditions
  const below = results.filter(({ path }) => liesUnder(path, under))
  // A page with errors may belong to the list; its own errors are enough.
  if (below.some(({ page }) => page === undefined || fits(summaryOf(page, schemas), conditions))) return []
  // Most lists have no such field.
  const mayShowHidden = 'noindex' in block
  const hidden = below.filter(
    ({ page }) => mayShowHidden && page && fits(summaryOf(page, schemas), { ...conditions, noindex: true }),
  ).length
  const position = locate(written, ['under']).position ?? list.position
  const suggestion = below.length === 0 ? suggest(under, foldersOf(results)) : undefined
  const corrected =
    suggestion === undefined ? undefined : correctedLine(position.source, position.start, position.end, suggestion)
  const range = valueRange(position, block.type)
  const own = [...segmentsOf(list.position), 'noindex']
  const fix = hidden > 0 ? setAt(own, true, 'List pages with `noindex` too') : undefined
  return [
    diagnose('empty-page-list', range, { under, having, hidden, below: below.length, suggestion, corrected }, fix),
  ]
}

function unknownTypes({ block, written }: WrittenList, schemas: BlockSchemas): Diagnostic[] {
  const groups = isMapping(written) && Array.isArray(written['groups']) ? written['groups'] : []
  const paths = [['having'], ...groups.map((_, index) => ['groups', index, 'having'])]
  return paths.flatMap((path) => {
    const { value: type, position } = locate(written, path)
    if (typeof type !== 'string' || Object.hasOwn(schemas, type) || position === undefined) return []
    return [unknownBlock(type, position, schemas, block.type)]
  })
}

/** Words for records that no collection has. */
function unknownWords({ block, written }: WrittenList, { words, schemas }: Facts): Diagnostic[] {
  const schema = schemas[block.type]
  return ['about', 'notAbout', 'by'].flatMap((key) => {
    const { value: word, position } = locate(written, [key])
    if (schema === undefined || typeof word !== 'string' || words.includes(word) || position === undefined) return []
    const subject = { root: written, schema, owner: block.type }
    return [wrongValue(subject, [key], valueRange(position, block.type), word, words)]
  })
}

/** A tag that has no record. */
function unknownTag({ conditions: { tagged }, written }: WrittenList, tags: readonly string[]): Diagnostic[] {
  const { position } = locate(written, ['tagged'])
  if (tagged === undefined || tags.includes(tagged) || position === undefined) return []
  return [unknownRecord('tags', tagged, tags, position)]
}

type Facts = {
  schemas: BlockSchemas
  /** The words for one record of each collection. */
  words: readonly string[]
  /** The slugs of all tags. */
  tags: readonly string[]
}

/** Lists that would be empty, and block types, words for records and tags in them that do not exist. */
export function pageListDiagnostics(results: readonly Result[], facts: Facts): Diagnostic[] {
  const { schemas, tags } = facts
  return results.flatMap(({ lists }) =>
    lists.flatMap((list) => {
      const unknown = [...unknownTypes(list, schemas), ...unknownWords(list, facts), ...unknownTag(list, tags)]
      return unknown.length > 0 ? unknown : emptyList(list, results, schemas)
    }),
  )
}
