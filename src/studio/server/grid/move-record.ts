import { join } from 'node:path'
import { hashOf } from '../../../cache/hash.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { movedFolders, textAfterRecordMove } from '../../../content/move/move-record.ts'
import { prepare } from '../../../generate/generate.ts'
import { isDetached, splitOverrides } from '../../../generate/generated-text.ts'
import { lockFile, writeLock } from '../../../generate/lock.ts'
import { lockAfter, type PlannedStep, touches } from '../../../generate/plan.ts'
import { describeLock } from '../../../generate/report.ts'
import { listPictureFiles } from '../../../pictures/picture-file.ts'
import { ledgerFile, movedLedger } from '../../../seo/ledger.ts'
import type { Stopped } from '../../wire/edits.ts'
import type { MovedRecord, RecordMovePlan } from '../../wire/grid.ts'
import { say } from '../../words/say.ts'
import { collectionName, inSentence } from '../../words.ts'
import type { Outcome } from '../file-edits.ts'
import { type NamedText, readState } from '../file-writer.ts'
import { titledFile } from '../models/file-use.ts'
import { redirectsFile, withoutRedirects, withRedirects } from '../redirect-texts.ts'
import type { SiteFiles } from '../site-files.ts'
import { recordName } from './grid.ts'
import { movedEntries, namesOf } from './moved-entries.ts'
import { checkSlug } from './new-record.ts'

/** What another slug of a record leads to: texts by path below the content folder (none for a file that goes), and why not. */
type Prepared = {
  moves: { from: string; to: string }[]
  redirects: { from: string; to: string }[]
  /** Old and new paths below the content folder of what is renamed. */
  renamed: ReadonlyMap<string, string>
  texts: Map<string, string | undefined>
  /** Pictures that are renamed: paths from the root. */
  pictures: ReadonlyMap<string, string>
}

const fileOfPage = (address: string) => `${address.slice(1)}.yaml`

/** Gives records of a site another part of the address, with all that goes by it: as one step of the history. */
export function createRecordMoves({ root, folder, content, files }: SiteFiles) {
  function prepared(move: MovedRecord): Prepared {
    const { collection, from, to } = move
    const names = content.names()
    const collections = content.shared().collections
    if (!names.includes(`_data/${collection}/${from}.yaml`) || !Object.hasOwn(collections, collection))
      throw new EditRefused(say().server.grid.noRecord(from, collection))
    if (to === from) throw new EditRefused(say().server.grid.sameAddress)
    checkSlug(content, {
      collection,
      slug: to,
      word: inSentence(collectionName(collections[collection]?.one ?? collection)),
    })
    const changed = movedEntries(content, move)
    const moves = changed.flatMap(({ entries }) => entries)
    const rows = changed.flatMap(({ rows }) => rows)
    const taken = rows.find((row) => names.includes(fileOfPage(row.to)))
    if (taken) throw new EditRefused(say().server.grid.pageAt(taken.to))

    const own = namesOf(content, move).filter((name) => names.includes(`_data/${name}.yaml`))
    const pictures = [...listPictureFiles(root, content.publicFolders).usable].filter(
      ([name]) => name === `${collection}/${from}`,
    )
    const renamedName = (name: string) => name.slice(0, -from.length) + to
    const renamed = new Map([
      ...own.map((name) => [`_data/${name}.yaml`, `_data/${renamedName(name)}.yaml`] as const),
      ...rows.map((row) => [fileOfPage(row.from), fileOfPage(row.to)] as const),
    ])
    // Translations lie in a folder of each language, under the same names.
    for (const name of names) {
      const [, language, path = ''] = /^(_languages\/[^/]+\/)(.+)$/.exec(name) ?? []
      const next = renamed.get(path)
      if (language !== undefined && next !== undefined) renamed.set(name, language + next)
    }

    const folders = movedFolders(
      rows,
      content.pageFiles().map(({ name }) => name),
    )
    const matrixTexts = new Map(changed.map(({ one, text }) => [one.file, text]))
    const texts = new Map<string, string | undefined>()
    for (const file of content.parsedFiles()) {
      const { source, follows } = file.parsed
      const isRenamed = renamed.has(file.file)
      // What a page has from its template changes there.
      if (follows && !isRenamed && !source.text.includes('\noverrides:')) continue
      const after =
        matrixTexts.get(source.file) ??
        textAfterRecordMove(file, move, {
          collections,
          moves,
          files: new Set([...own, ...pictures.map(([name]) => name)]),
          folders,
        })
      if (after !== undefined || isRenamed) texts.set(renamed.get(file.file) ?? file.file, after ?? source.text)
      if (isRenamed) texts.set(file.file, undefined)
    }
    for (const [name, next] of renamed)
      if (!texts.has(next) && names.includes(name)) {
        texts.set(next, files.textOf(content.fileOf(name)))
        texts.set(name, undefined)
      }

    const free = new Set(moves.map((one) => one.to))
    const redirects = rows.flatMap((row) =>
      [row.from, ...row.aliases].flatMap((old) => (free.has(old) ? [] : [{ from: old, to: row.to }])),
    )
    const before = texts.get(redirectsFile) ?? files.textOf(content.fileOf(redirectsFile))
    const kept = withoutRedirects(before, free)
    const next = redirects.reduce((text, one) => withRedirects(text, [one.from], one.to), kept)
    if (next !== before) texts.set(redirectsFile, next === '' ? undefined : next)
    const days = movedLedger(files.textOf(content.fileOf(ledgerFile)), moves)
    if (days !== undefined) texts.set(ledgerFile, days)
    return {
      moves: rows.map((row) => ({ from: row.from, to: row.to })),
      redirects,
      renamed,
      texts,
      pictures: new Map(pictures.map(([, file]) => [file, file.replace(`/${from}.`, `/${to}.`)])),
    }
  }

  /** The texts of pages that the generator writes then, and its lock. */
  async function withGenerated({ texts, renamed }: Prepared): Promise<Map<string, string | undefined> | Stopped> {
    const shared = [...texts].flatMap(([name, text]) =>
      name.startsWith('_data/') && name.endsWith('.yaml') ? [[content.fileOf(name), text] as const] : [],
    )
    const next = await prepare({ root, pages: folder, texts: new Map(shared) })
    if (next.kind === 'errors') return { kind: 'held', diagnostics: next.diagnostics, isFinal: true }
    if (next.kind === 'newer-lock') throw new EditRefused(describeLock('newer') ?? '')
    const all = new Map(texts)
    const { lock } = next.situation
    const oldNames = new Map([...renamed].map(([before, after]) => [after, before]))
    function isAsGenerated(name: string): boolean {
      const text = files.textOf(content.fileOf(name))
      return !isDetached(text) && lock.get(name)?.includes(hashOf(splitOverrides(text).generated)) === true
    }
    const steps = next.steps.flatMap((step): PlannedStep[] => {
      if (renamed.has(step.path)) return []
      const moved = texts.get(step.path)
      if (moved === undefined || step.action === 'delete' || step.action === 'override') {
        if (touches(step)) all.set(step.path, step.action === 'delete' ? undefined : step.text)
        return [step]
      }
      const old = oldNames.get(step.path)
      // What was edited in it, or is detached, stays; it has no hash in the lock.
      if (old !== undefined && !isAsGenerated(old))
        return [{ path: step.path, text: moved, action: isDetached(moved) ? 'detached' : 'edited' }]
      if (old === undefined && !touches(step)) return [step]
      const { generated } = splitOverrides(step.text)
      all.set(step.path, generated + splitOverrides(moved).overrides)
      return [{ ...step, text: generated }]
    })
    all.set(lockFile, writeLock(lockAfter(steps, lock)))
    return all
  }

  /** What files are called, by their paths below the content folder. */
  function titlesByName(): (name: string) => string {
    const titles = new Map([...content.parsedFiles()].map((file) => [file.file, titledFile(file).title]))
    return (name) => {
      const [, language, path = name] = /^_languages\/([^/]+)\/(.+)$/.exec(name) ?? []
      const title = titles.get(path) ?? path
      return language === undefined ? title : `${title} (${language})`
    }
  }

  async function namedTexts(
    { pictures }: Prepared,
    texts: ReadonlyMap<string, string | undefined>,
  ): Promise<NamedText[]> {
    const written = [...texts].map(async ([name, after]): Promise<NamedText> => {
      const path = join(folder, name)
      return { name, file: content.fileOf(name), path, before: await readState(path), after }
    })
    const moved = [...pictures].map(async ([from, to]): Promise<NamedText[]> => {
      const [old, next] = [join(root, from), join(root, to)]
      const before = await readState(old)
      if (before.bytes === undefined) return []
      const none = { after: undefined, isBinary: true } as const
      return [
        { ...none, name: to, file: to, path: next, before: await readState(next), bytes: before.bytes },
        { ...none, name: from, file: from, path: old, before },
      ]
    })
    return [...(await Promise.all(written)), ...(await Promise.all(moved)).flat()]
  }

  return {
    /** What another address of a record leads to. Throws `EditRefused` if it cannot have it. */
    async planRecordMove(move: MovedRecord): Promise<RecordMovePlan> {
      const { moves, redirects, renamed, texts, pictures } = prepared(move)
      const links = [...texts.keys()].filter(
        (name) =>
          !renamed.has(name) &&
          ![...renamed.values()].includes(name) &&
          !/\.json$/.test(name) &&
          name !== redirectsFile,
      )
      const pages = new Set(moves.map((one) => fileOfPage(one.from)))
      const titles = titlesByName()
      return {
        pages: moves,
        redirects: redirects.length,
        files: [
          ...[...renamed.keys()].filter((name) => !pages.has(name)).map(titles),
          ...[...pictures.keys()].map((file) => say().server.files.picture(file.slice(file.indexOf('/images/') + 8))),
        ],
        changed: links.map(titles),
      }
    },
    moveRecord(move: MovedRecord): Promise<Outcome> {
      const name = recordName(content.sharedFiles(), move.collection, move.from)
      return files.writeTexts(say().server.steps.moveRecord(name), async () => {
        const change = prepared(move)
        const texts = await withGenerated(change)
        return 'kind' in texts ? texts : namedTexts(change, texts)
      })
    },
  }
}
