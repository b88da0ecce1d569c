import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ownBlocksFolder } from '../../../content/block-types/find-blocks.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import type { LoadedSite } from '../../../content/load/load.ts'
import { type FileMove, mayName, withMovedAddresses, withMovedPaths } from '../../../content/move/file-addresses.ts'
import { pictureNameAt, textAfterFileMove } from '../../../content/move/move-file.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import type { SourcePosition } from '../../../content/parse/source-position.ts'
import { addressOf } from '../../../content/validate/addresses/link-checks.ts'
import { filesBelow } from '../../../files/files-below.ts'
import { splitOverrides } from '../../../generate/generated-text.ts'
import { isLedOn } from '../../led-on.ts'
import type { Stopped } from '../../wire/edits.ts'
import { say } from '../../words/say.ts'
import type { Outcome } from '../file-edits.ts'
import { type FileText, readState } from '../file-writer.ts'
import { type FileUse, titledFile } from '../models/file-use.ts'
import { redirectsFile, withoutRedirects, withRedirects } from '../redirect-texts.ts'
import type { SiteFiles } from '../site-files.ts'
import { generatedTexts } from '../template-texts.ts'

/** A use with its number of places. */
type MovedUse = FileUse & { places: number }
/** What another path of a file changes: texts by path below the content folder, and the places that visitors see. */
type Planned = { texts: Map<string, string>; uses: MovedUse[] }

/** Endings of files of text that may name others. */
const textFile = /\.(?:ya?ml|css|[cm]?[jt]sx?|json|webmanifest|html?|svg|xml|txt|md)$/i

const positionKey = ({ source, start }: SourcePosition) => `${source.file}:${start}`

/** Gives files of `_public/` other paths, with all of their uses: as one step of the history. */
export function createFileMoves({ root, folder, content, files }: Omit<SiteFiles, 'siteOf'>) {
  /** Where the name of a picture stands on pages. Throws `EditRefused` if a page has the name or the address from tokens. */
  function shownNames({ material }: LoadedSite, move: FileMove): SourcePosition[] {
    const name = pictureNameAt(move.from)
    const isOtherName = name !== pictureNameAt(move.to)
    const positions = new Map<string, SourcePosition>()
    for (const { pictures, links, path, title } of material.results) {
      const named = pictures.filter((one) => isOtherName && one.address === undefined && one.name === name)
      const linked = links.filter(({ href }) => addressOf(href) === `/${move.from}`)
      for (const { position } of [...named, ...linked]) {
        const written = position.source.text.slice(position.start, position.end)
        const isWritten = named.some((one) => one.position === position)
          ? written.includes(name ?? '')
          : mayName(written, move)
        if (!isWritten) throw new EditRefused(say().server.uploads.fromTokens(title?.text ?? path, `/${move.from}`))
      }
      for (const { position } of named) positions.set(positionKey(position), position)
    }
    return [...positions.values()]
  }

  /** Files of text beside the content: translations, own blocks, style sheets. */
  function otherTexts(): { name: string; text: string }[] {
    const blocks = posix.basename(ownBlocksFolder(folder))
    return ['_languages', blocks, '_public']
      .flatMap((below) => filesBelow(join(folder, below)).map((path) => `${below}/${path}`))
      .filter((name) => textFile.test(name))
      .map((name) => ({ name, text: decode(readFileSync(join(folder, name))).text }))
  }

  function otherAfter({ name, text }: { name: string; text: string }, move: FileMove, origin: string) {
    if (!mayName(text, move)) return undefined
    if (/\.ya?ml$/i.test(name)) return textAfterFileMove(parse({ file: name, text }), move, { origin })
    const first = withMovedAddresses(text, move, origin)
    const second = withMovedPaths(first.text, posix.dirname(name), move)
    const places = first.places + second.places
    return places === 0 ? undefined : { text: second.text, places }
  }

  /** How many places of a page are its own: those of its template are counted there. */
  function ownPlaces({ kind, parsed: { source, value } }: ContentFile, places: number, move: FileMove): number {
    if (kind !== 'page' || !isGenerated(value)) return places
    const { generated } = splitOverrides(source.text)
    return places - (textAfterFileMove(parse({ ...source, text: generated }), move)?.places ?? 0)
  }

  function planned(site: LoadedSite, move: FileMove): Planned {
    const shown = shownNames(site, move)
    const { origin } = content.shared().site
    const texts = new Map<string, string>()
    const uses: MovedUse[] = []
    for (const file of content.parsedFiles()) {
      const { source } = file.parsed
      const own = shown.filter((one) => one.source.file === source.file)
      const after = textAfterFileMove(file.parsed, move, { shown: own, origin })
      if (after === undefined) continue
      texts.set(file.file, after.text)
      const places = ownPlaces(file, after.places, move)
      if (places > 0) uses.push({ ...titledFile(file), places })
    }
    for (const one of otherTexts()) {
      const after = otherAfter(one, move, origin)
      if (after === undefined) continue
      texts.set(one.name, after.text)
      const [below, block = ''] = one.name.split('/')
      const title = below === '_public' || below === '_languages' ? one.name : say().server.files.ownBlock(block)
      uses.push({ title, places: after.places })
    }
    return { texts, uses }
  }

  /** The texts with those of pages that the generator writes then. */
  async function withGenerated(texts: Planned['texts']): Promise<Map<string, string | undefined> | Stopped> {
    const shared = [...texts].filter(([name]) => name.startsWith('_data/'))
    const all = new Map<string, string | undefined>(texts)
    const hasTemplates = [...content.sharedFiles().keys()].some((name) => name.startsWith('coverage/'))
    if (shared.length === 0 || !hasTemplates) return all
    const generated = await generatedTexts(
      { root, folder, fileOf: content.fileOf },
      new Map(shared.map(([name, text]) => [content.fileOf(name), text])),
    )
    if ('kind' in generated) return generated
    for (const { name, after } of generated) {
      const own = texts.get(name)
      const isPage = own !== undefined && after !== undefined && !name.startsWith('_data/')
      all.set(name, isPage ? splitOverrides(after).generated + splitOverrides(own).overrides : after)
    }
    return all
  }

  /** Leads visitors who have the old address of a file to the new one, which leads nowhere else any more. */
  function leadOn(texts: Map<string, string | undefined>, { from, to }: FileMove): void {
    const before = texts.get(redirectsFile) ?? files.textOf(content.fileOf(redirectsFile))
    const kept = withoutRedirects(before, new Set([`/${to}`]))
    const after = isLedOn(from) ? withRedirects(kept, [`/${from}`], `/${to}`) : kept
    if (after !== before) texts.set(redirectsFile, after === '' ? undefined : after)
  }

  /** The old and the new file itself. */
  async function movedBytes({ from, to }: FileMove, bytes: Buffer | undefined, keepsOld: boolean): Promise<FileText[]> {
    const none = { after: undefined, isBinary: true } as const
    const [old, next] = await Promise.all(
      [from, to].map(async (name) => {
        const path = join(folder, '_public', name)
        return { ...none, file: content.fileOf(`_public/${name}`), path, before: await readState(path) }
      }),
    )
    if (old?.before.bytes === undefined || next === undefined)
      throw new EditRefused(say().server.uploads.noPublicFile(`/${from}`))
    return [{ ...next, bytes: bytes ?? old.before.bytes }, ...(keepsOld ? [] : [old])]
  }

  return {
    /** The places that change if a file gets another path, as `site` has them. Throws `EditRefused` if it cannot have it. */
    usesOf: (site: LoadedSite, move: FileMove): MovedUse[] => planned(site, move).uses,
    /** Gives a file another path and, with `bytes`, other content. With `keepsOld` the old one stays, without uses; else its address leads on. */
    move(label: string, move: FileMove, { bytes, keepsOld }: { bytes: Buffer | undefined; keepsOld: boolean }) {
      return files.writeFiles(label, async (): Promise<FileText[] | Stopped> => {
        const texts = await withGenerated(planned(content.assemble(), move).texts)
        if (!(texts instanceof Map)) return texts
        if (!keepsOld) leadOn(texts, move)
        const written = [...texts].map(async ([name, after]): Promise<FileText> => {
          const path = join(folder, name)
          return { file: content.fileOf(name), path, before: await readState(path), after }
        })
        return [...(await movedBytes(move, bytes, keepsOld)), ...(await Promise.all(written))]
      }) satisfies Promise<Outcome>
    },
  }
}
