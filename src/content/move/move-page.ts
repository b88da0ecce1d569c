import { commandLine } from '../../../schema/command-line.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { sitePath } from '../../../schema/links/link.ts'
import { liesUnder } from '../../../schema/pages/page-conditions.ts'
import { neededAddresses, pagesWithNumbers } from '../derive/numbered-pages.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { EditRefused } from '../edit/edit-refused.ts'
import type { GraphMaterial } from '../load/loaded-site.ts'
import type { PageResult } from '../load/page-result.ts'
import { parse } from '../parse/parse.ts'
import { positionAt } from '../parse/source.ts'
import { isMirror } from '../translations/mirror-names.ts'
import { reservedAddressDiagnostics } from '../validate/addresses/address-checks.ts'
import { addressOf } from '../validate/addresses/link-checks.ts'
import { indexRedirects, nextOf } from '../validate/addresses/redirect-checks.ts'
import { movedMirrors } from './page-mirrors.ts'
import { asTyped, type Move, updatedLinks } from './updated-links.ts'
import { withAlias } from './with-alias.ts'

/** A file under its new name, with its new text. */
type Renamed = { removed: string; file: string; text: string }

/** The changes of a move: texts by file, the file to remove, the mirrors that go along, and notes for the person. */
export type MovePlan = {
  texts: Map<string, string>
  removed: string
  file: string
  mirrors: Renamed[]
  notes: string[]
}

/** The content folder, the names of its files, and the text of each by its path. */
type Folder = { pages: string; names: readonly string[]; textOf: (file: string) => string | undefined }

const refuse = (words: string): never => {
  throw new EditRefused(words)
}

/** The page to move. Throws if it cannot be moved. */
function pageToMove({ results, files, shared }: GraphMaterial, from: string): PageResult {
  const page = results.find(({ path }) => path === from)
  if (page === undefined) {
    const owner = results.find(({ aliases }) => aliases.some(({ alias }) => alias === from))
    const below = results.filter(({ path }) => path.startsWith(`${from}/`)).length
    const meant = suggest(
      from,
      results.map(({ path }) => path),
    )
    const redirect = nextOf(from, indexRedirects(shared.redirects))
    if (redirect)
      return refuse(
        `\`${from}\` is in _data/redirects.yaml and ${redirect.to === undefined ? 'gone' : `leads to \`${redirect.to}\``}: there is no page to move.`,
      )
    return refuse(
      owner
        ? `\`${from}\` is an alias of \`${owner.path}\`. To rename the page: ${commandLine('move', `${owner.path} /new`)}`
        : below > 0
          ? `\`${from}\` is no page but a folder with ${below} of them. A page is moved by itself.`
          : `There is no page at \`${from}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`,
    )
  }
  if (from === '/' || from === '/404') return refuse(`\`${from}\` has its address from what it is: it cannot be moved.`)
  const parsed = files.find(({ kind, name }) => kind === 'page' && name === from)?.parsed
  if (!isMapping(parsed?.value)) return refuse(`${page.file} cannot be read. ${commandLine('validate')} says why.`)
  if (parsed.value['template'] !== undefined)
    return refuse(
      `\`${from}\` is generated from a matrix in _data/coverage/, which gives it its address. To let other addresses lead there, write them under \`aliases\` in that file, then run: ${commandLine('generate')}`,
    )
  return page
}

/** Throws if no page can be at the new address. */
function checkFree({ results, shared }: GraphMaterial, page: PageResult, to: string): void {
  if (to === page.path) refuse(`\`${to}\` is where the page is.`)
  if (to === '/' || !sitePath().safeParse(to).success)
    refuse(
      `\`${to}\` cannot be an address. Use lower-case letters, digits and single hyphens, such as \`/spring-tour\`.`,
    )
  const [reserved] = reservedAddressDiagnostics([{ ...page, path: to as PageResult['path'], aliases: [] }])
  if (reserved) refuse(reserved.message)
  const owner = results.find(
    (other) => other.path === to || (other !== page && other.aliases.some(({ alias }) => alias === to)),
  )
  if (owner) refuse(`\`${to}\` is already the address of ${owner.file}.`)
  const lists = pagesWithNumbers(
    results.flatMap((result) => result.page ?? []),
    shared.blocks,
  )
  const list = lists.find((one) => neededAddresses(one.page, one.count).includes(to))
  if (list) refuse(`\`${to}\` is the address of a page of the list on ${list.page.file}.`)
  if (nextOf(to, indexRedirects(shared.redirects)))
    refuse(`\`${to}\` is redirected by _data/redirects.yaml, which would hide the page. Delete that redirect first.`)
}

/** Links that only lead to the old address once their tokens are filled: the alias serves them. */
function tokenLinks({ results }: GraphMaterial, { from }: Move): string[] {
  const positions = results.flatMap(({ links }) =>
    links.flatMap(({ href, position: { source, start, end } }) => {
      const isWritten = source.text.slice(start, end).includes(from)
      if (addressOf(href) !== from || isWritten) return []
      const { line, column } = positionAt(source, start)
      return [`${source.file}:${line}:${column} builds a link to \`${from}\` from tokens; the alias answers for it.`]
    }),
  )
  return [...new Set(positions)]
}

/** Lists of pages below a path that the page leaves or enters. */
function listNotes({ results }: GraphMaterial, { from, to }: Move): string[] {
  const notes = results.flatMap(({ file, lists }) =>
    lists.flatMap(({ conditions: { under } }) => {
      if (under === undefined || liesUnder(from, under) === liesUnder(to, under)) return []
      return [`The list of pages under \`${under}\` in ${file} ${liesUnder(to, under) ? 'gains' : 'loses'} it.`]
    }),
  )
  return [...new Set(notes)]
}

/**
 * The texts of mirrors in which a link changes, by their names: in a translation as in the text that it translates, so that it
 * stays a translation of that.
 */
function mirrorsWithLinks({ pages, names, textOf }: Folder, move: Move): Map<string, string> {
  const found = names.flatMap((name) => {
    const file = `${pages}/${name}`
    const text = isMirror(name) && name.endsWith('.yaml') ? textOf(file) : undefined
    if (text === undefined || !text.includes(move.from)) return []
    const parsed = parse({ file, text })
    const after = parsed.value === undefined ? undefined : updatedLinks(parsed, move)
    return after === undefined ? [] : [[name, after] as const]
  })
  return new Map(found)
}

/** The mirrors of a page, at the paths that follow it. */
function mirrorsAlong(
  { pages, names, textOf }: Folder,
  { move, page, linked }: { move: Move; page: string; linked: ReadonlyMap<string, string> },
): Renamed[] {
  const pathOf = (name: string) => `${pages}/${name}`
  const source = names.find((name) => pathOf(name) === page) ?? ''
  const along = { ...move, source, newSource: `${move.to.slice(1)}.yaml` }
  return movedMirrors(names, along, (name) => linked.get(name) ?? textOf(pathOf(name)) ?? '').map(
    ({ name, newName, text }) => ({
      removed: pathOf(name),
      file: pathOf(newName),
      text,
    }),
  )
}

/**
 * Plans how to change the address of a page: its file under the new name with the old address as an alias, its mirrors
 * along with it, and every written link to it updated, those of translations too. Writes nothing. Throws `EditRefused` with the reason if that is
 * not possible.
 */
export function planMove(material: GraphMaterial, move: Move, folder: Folder): MovePlan {
  const page = pageToMove(material, move.from)
  checkFree(material, page, move.to)
  const file = `${folder.pages}${move.to}.yaml`
  const texts = new Map<string, string>()
  for (const { kind, name, parsed } of material.files) {
    const isMoved = kind === 'page' && name === move.from
    if (parsed.value === undefined) continue
    const text = updatedLinks(asTyped(parsed), move)
    if (isMoved) texts.set(file, withAlias(text ?? parsed.source.text, { alias: move.from, address: move.to }))
    else if (text !== undefined) texts.set(parsed.source.file, text)
  }
  const linked = mirrorsWithLinks(folder, move)
  const mirrors = mirrorsAlong(folder, { move, page: page.file, linked })
  const moved = new Set(mirrors.map(({ removed }) => removed))
  const fromTemplates = [...texts.keys()].some((name) => name.includes('/_data/templates/'))
  for (const [name, text] of linked) {
    const path = `${folder.pages}/${name}`
    if (!moved.has(path)) texts.set(path, text)
  }
  const unread = material.files.filter(({ parsed }) => parsed.value === undefined)
  return {
    texts,
    removed: page.file,
    file,
    mirrors,
    notes: [
      ...unread.map(({ parsed }) => `${parsed.source.file} cannot be read, so its links were not looked at.`),
      ...tokenLinks(material, move),
      ...listNotes(material, move),
      ...(fromTemplates ? [`A template has changed. Run: ${commandLine('generate')}`] : []),
    ],
  }
}
