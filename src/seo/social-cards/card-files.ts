import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { textDirection } from '../../../schema/language/language.ts'
import type { Focus } from '../../../schema/pictures/image.ts'
import { themeColour } from '../../../schema/theme/palettes.ts'
import type { Cache } from '../../cache/cache.ts'
import { moduleHash } from '../../cache/code-hash.ts'
import { hashAll, hashOf, hashOfFiles, shortened } from '../../cache/hash.ts'
import { memoize } from '../../cache/memoize.ts'
import type { PageSummary } from '../../content/derive/page-summary.ts'
import { engineModule } from '../../files/roots.ts'
import { logoKeys } from '../../pictures/logo.ts'
import { findPictureFile } from '../../pictures/picture-file.ts'
import { findPublicFile } from '../../pictures/public-folders.ts'
import { cardAlt, cardSize, type SocialCard } from './card.ts'
import type { CardLook } from './card-look.ts'
import type { cardDrawer } from './draw-card.ts'
import { cardFonts } from './fonts.ts'
import type { MissingLetters } from './missing-letters.ts'

/** The picture of a page in link previews. */
export type CardFile = {
  address: string
  alt: string
  width: number
  height: number
  /** Letters that it shows as boxes. */
  missing: readonly string[]
}

/** The folder of the cards in a release. */
const folder = 'assets/cards'
const addressOf = (hash: string) => `/${folder}/card.${shortened(hash)}.jpg`

const drawing = new URL(engineModule('./draw-card.ts'), import.meta.url).href
const encoding = new URL(engineModule('./encode-card.ts'), import.meta.url).href

/** Hash of everything that decides the look of a card, except its content. */
function editionOf({ theme, publicFolders }: CardOptions): string {
  const fonts = Object.values(cardFonts(theme, publicFolders)).flat()
  const logo = logoKeys.flatMap((key) => findPublicFile(publicFolders, theme.logo?.[key] ?? '') ?? [])
  const files = hashOfFiles([...fonts.map(({ path }) => path), ...logo])
  return hashAll([moduleHash(drawing), moduleHash(encoding), files, theme, textDirection()])
}

/** The source of a card: `identity` identifies its content, and `draw` is only called if it is not cached. */
type Source = {
  alt: string
  identity: string
  draw: () => Promise<{ bytes: Buffer; missing: readonly string[] }>
}

/** The cards of a release by everything that decides how they look. */
export type DrawnCards = Map<string, Promise<CardFile>>

type CardOptions = CardLook & {
  outDir: string
  cache: Cache
  cardOf: (page: PageSummary) => SocialCard
  /** A page whose card stands for those that are not cached, in a quick release: to draw hundreds takes half a minute. */
  standIn?: PageSummary | undefined
  /** The cards that other pages of the release have. */
  drawn?: DrawnCards
}

/**
 * Returns a function that returns the social card of a page, and writes its file to `outDir` the first time. A page
 * with a social picture of its own uses that, without words.
 */
export function createCardFiles(options: CardOptions): (page: PageSummary) => Promise<CardFile> {
  const { theme, publicFolders, outDir, cache, cardOf, standIn, drawn = new Map() } = options
  const edition = editionOf(options)
  let drawer: ReturnType<typeof cardDrawer> | undefined
  const drawCard = async (card: SocialCard) => {
    const { encodeCard } = await import('./encode-card.ts')
    const { missingLetters } = await import('./missing-letters.ts')
    // Fonts are only read if a card has to be drawn.
    drawer ??= import('./draw-card.ts').then(({ cardDrawer }) => cardDrawer(options))
    const { open, svg } = await (await drawer)(card)
    return { bytes: await encodeCard(open), missing: await missingLetters(svg) }
  }
  const drawPicture = async (file: string, focus: Focus | undefined) => {
    const { cardPicture, encodeCard } = await import('./encode-card.ts')
    const picture = readFileSync(file)
    return { bytes: await encodeCard(() => cardPicture(picture, themeColour(theme), focus)), missing: [] }
  }
  const hashOfPicture = memoize((name: string) => {
    const file = findPictureFile(publicFolders, name)
    return file === undefined ? '' : hashOfFiles([file])
  })

  const sourceOf = (page: PageSummary): Source => {
    const { image } = page
    const file = image && findPictureFile(publicFolders, image.name)
    if (image && file) {
      const { name, alt, focus } = image
      return { alt, identity: hashAll([hashOfPicture(name), focus ?? '']), draw: () => drawPicture(file, focus) }
    }
    const card = cardOf(page)
    const identity = hashAll([card, card.picture === undefined ? '' : hashOfPicture(card.picture.name)])
    return { alt: cardAlt(card), identity, draw: () => drawCard(card) }
  }

  const instead = standIn && sourceOf(standIn)

  const keyOf = ({ identity }: Source) => hashAll([edition, identity])

  const write = async (source: Source, key: string): Promise<CardFile> => {
    const { alt, identity, draw } = source
    mkdirSync(join(outDir, folder), { recursive: true })
    const linked = cache.link('cards', key, (hash) => join(outDir, addressOf(hash)))
    if (linked !== undefined) return { address: addressOf(linked), alt, ...cardSize, missing: [] }
    const cached = cache.get('cards', key)
    if (!cached && instead && instead.identity !== identity) return fileOf(instead)
    const { bytes, missing } = cached ? { bytes: cached, missing: [] } : await draw()
    // A font that is installed later has the letters.
    if (!cached && missing.length === 0) cache.put('cards', key, bytes)
    const address = addressOf(hashOf(bytes))
    // Synchronous: a detour through the thread pool takes longer than writing the file.
    writeFileSync(join(outDir, address), bytes)
    return { address, alt, ...cardSize, missing }
  }

  const fileOf = (source: Source): Promise<CardFile> => {
    const key = keyOf(source)
    const file = drawn.get(key) ?? write(source, key)
    drawn.set(key, file)
    return file
  }

  return async (page) => {
    const source = sourceOf(page)
    return { ...(await fileOf(source)), alt: source.alt }
  }
}

/** The social cards of pages, by path, and those that lack letters. */
export type Cards = { files: ReadonlyMap<string, CardFile>; missing: MissingLetters[] }

/** Writes the social cards of these pages. */
export async function writeCards(pages: readonly PageSummary[], options: CardOptions): Promise<Cards> {
  const cardFile = createCardFiles(options)
  // Not all at once: each pending drawing takes 180 KB.
  const concurrency = availableParallelism()
  const cards = await pMap(pages, async (page) => [page.path, await cardFile(page)] as const, { concurrency })
  // Sorted, so that a card which several pages share is first met on the page whose title it shows.
  const sorted = cards.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const missing = sorted.flatMap(([page, { missing: letters }]) => (letters.length > 0 ? [{ page, letters }] : []))
  return { files: new Map(cards), missing }
}
