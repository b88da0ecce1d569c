import type { Collections } from '../../../schema/collections/collections.ts'
import { matchFieldsByName } from '../../../schema/collections/collections.ts'
import type { Edit, EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { aliasOf } from '../../../schema/matrix/matrix-entries.ts'
import type { Matrix } from '../../../schema/matrix/matrix-fields.ts'
import { liesUnder } from '../../../schema/pages/page-conditions.ts'
import { editText } from '../edit/edit-text.ts'
import type { ContentFile } from '../load/files/content-files.ts'
import { segmentsOf } from '../parse/source-position.ts'
import { recordReferences } from '../validate/records/record-references.ts'
import { asTyped, linkUpdater, type Move, updatedTexts } from './updated-links.ts'

/** A record of a collection that gets another slug. */
export type RecordMove = { collection: string; from: string; to: string }

/** What names a record: its collections, the addresses that change with it, and the files and pictures that have its name. */
export type RecordNames = {
  collections: Collections
  /** Old and new addresses of its pages. */
  moves: readonly Move[]
  /** Names of shared files and of pictures that are renamed with it, such as `faqs/ushers`. */
  files: ReadonlySet<string>
  /** Old and new addresses below which all of its pages are, as lists of pages name them by `under`. */
  folders: ReadonlyMap<string, string>
}

/**
 * The addresses below which pages lie before and after some of them have moved: `/la` and `/los-angeles`. One below which other
 * pages stay is none of them. `addresses` are those of all pages before.
 */
export function movedFolders(moves: readonly Move[], addresses: readonly string[]): ReadonlyMap<string, string> {
  const moved = new Set(moves.map(({ from }) => from))
  const stays = addresses.filter((address) => !moved.has(address))
  const folders = moves.flatMap(({ from, to }) => {
    const [before, after] = [from.split('/'), to.split('/')]
    return before
      .slice(2)
      .map((_, at) => [before.slice(0, at + 2).join('/'), after.slice(0, at + 2).join('/')] as const)
  })
  return new Map(folders.filter(([old, next]) => old !== next && !stays.some((address) => liesUnder(address, old))))
}

const keyOf = (path: EditPath) => path.join('\n')

/** The fields in which entries name the records of a collection that they concern. */
const namingFields = (collections: Collections, collection: string): ReadonlySet<string> =>
  new Set(
    Object.entries(matchFieldsByName(collections)).flatMap(([name, { to, field }]) =>
      to === collection && field === undefined ? [name] : [],
    ),
  )

/** The paths in a file where only its own fields name the record. */
function ownPaths({ kind, name, parsed }: ContentFile, { collection, from }: RecordMove, collections: Collections) {
  if (kind === 'page') return [collections[collection]?.one ?? collection]
  const [folder = ''] = name.split('/')
  const { fields } = collections[folder] ?? {}
  if (fields === undefined || !isMapping(parsed.value)) return []
  const references = recordReferences(parsed.value, fields).filter(({ to, slug }) => to === collection && slug === from)
  return [
    ...references.map(({ position }) => keyOf(segmentsOf(position))),
    ...(name === `${collection}/${from}` ? ['slug'] : []),
  ]
}

/** The text of a file after a record has got another slug; `undefined` if it stays as it is. Throws `EditRefused`. */
export function textAfterRecordMove(file: ContentFile, move: RecordMove, names: RecordNames): string | undefined {
  const { collection, from, to } = move
  const own = new Set(ownPaths(file, move, names.collections))
  const naming = namingFields(names.collections, collection)
  const isNamed = (path: EditPath) =>
    own.has(keyOf(path)) || [path.at(-1), path.at(-2)].some((key) => typeof key === 'string' && naming.has(key))
  return updatedTexts(
    asTyped(file.parsed),
    (path) => (text) => {
      if (!text.includes(from)) return text
      if (text === from && isNamed(path)) return to
      if (/(?:^|\.)under$/.test(String(path.at(-1)))) return names.folders.get(text) ?? text
      if (names.files.has(text)) return text.slice(0, -from.length) + to
      return names.moves.reduce((before, one) => linkUpdater(path, one)(before), text)
    },
    `${file.parsed.source.file} names ${from} in a way that cannot be changed safely. Change it by hand first.`,
  )
}

/** The text of the file of a matrix after a record has got another slug: where it was, with its own lists and aliases. */
export function matrixAfterRecordMove(text: string, matrix: Matrix, { collection, from, to }: RecordMove): string {
  const axes = Object.keys(matrix.records)
  const edits: Edit[] = []
  const renamed = (list: readonly string[] | undefined, path: EditPath) => {
    const at = list?.indexOf(from) ?? -1
    if (at !== -1) edits.push({ kind: 'set', path: [...path, at], value: to })
  }
  const renamedKey = (path: EditPath, key: string, next: string) => {
    if (next !== key) edits.push({ kind: 'move', path: [...path, key], to: [...path, next] })
  }
  renamed(matrix.records[collection], ['records', collection])
  for (const rule of ['only', 'except'] as const)
    for (const [key, list] of Object.entries(matrix[rule])) {
      const slugs = key.split('/')
      if (axes[slugs.length] === collection) renamed(list, [rule, key])
      const next = slugs.map((slug, level) => (axes[level] === collection && slug === from ? to : slug)).join('/')
      renamedKey([rule], key, next)
    }
  for (const [shown, page] of Object.entries(matrix.reuses[collection] ?? {})) {
    if (page === from) edits.push({ kind: 'set', path: ['reuses', collection, shown], value: to })
    renamedKey(['reuses', collection], shown, shown === from ? to : shown)
  }
  for (const [name, own] of Object.entries(matrix.aliases))
    for (const [alias, target] of Object.entries(own)) {
      const path = ['aliases', name, alias]
      const { record, with: limits } = aliasOf(target)
      const isWhole = typeof target === 'string'
      if (name === collection && record === from)
        edits.push({ kind: 'set', path: isWhole ? path : [...path, 'record'], value: to })
      renamed(limits[collection], [...path, 'with', collection])
    }
  // The new slug was another spelling of the old one.
  if (Object.hasOwn(matrix.aliases[collection] ?? {}, to)) {
    const isLast = Object.keys(matrix.aliases[collection] ?? {}).length === 1
    const isOnly = isLast && Object.keys(matrix.aliases).length === 1
    edits.push({
      kind: 'delete',
      path: isOnly ? ['aliases'] : isLast ? ['aliases', collection] : ['aliases', collection, to],
    })
  }
  return editText(text, edits)
}
