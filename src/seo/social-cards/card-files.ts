import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readBlob, writeBlob } from '../../cache/blob-cache.ts'
import { hashOf } from '../../cache/hash.ts'
import type { PageHead } from '../../content/derive/page-summary.ts'
import { drawScene } from '../../illustrations/draw-scene.ts'
import { findPictureFile } from '../../pictures/picture-file.ts'
import { type Card, cardAlt, cardSize } from './card.ts'
import { fontFiles } from './fonts.ts'

/** The picture that is shown for a page where its address is passed on. */
export type CardFile = { address: string; alt: string; width: number; height: number }

/** Programs that show links leave out larger files, some of them above 300 KB; nearly all read JPEG. */
const mostBytes = 100_000
const qualities = [82, 76, 70, 62, 50, 38] as const
/** A tenth of the time that `mozjpeg` takes, for 75 KB in place of 63. Only programs that show links load a card. */
const jpeg = { quantisationTable: 3, optimiseCoding: true } as const

const codeFiles = [
  'src/seo/social-cards/*.ts',
  'src/{pictures,illustrations}/**/*.ts',
  'schema/image.ts',
  'node_modules/harfbuzzjs/package.json',
]

/** Processors of another kind may encode the same picture in another way. */
const machine = [process.platform, process.arch]

/** Hash of all that decides how a card looks beside what is on it. */
function editionOf(root: string): string {
  const hash = createHash('sha256').update(
    JSON.stringify([sharp.versions, machine, cardSize, mostBytes, qualities, jpeg]),
  )
  for (const file of globSync(codeFiles, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)))
  for (const file of Object.values(fontFiles)) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * JPEG of the size of a card, of at most 100 KB: the best quality that allows it. Nearly always that is the first, so the
 * pixels are not kept for another try: megabytes beside a large heap have all of it cleared up again and again.
 */
async function encode(picture: Buffer): Promise<Buffer> {
  const image = sharp(picture)
    .autoOrient()
    .resize({ ...cardSize, fit: 'cover' })
    .flatten({ background: '#120e0c' })
    .toColourspace('srgb')
  for (const quality of qualities) {
    const bytes = await image
      .clone()
      .jpeg({ quality, ...jpeg })
      .toBuffer()
    if (bytes.length <= mostBytes || quality === qualities.at(-1)) return bytes
  }
  throw new Error('There is no quality to encode a card with.')
}

/** What a card is made of: `identity` stands for all of it, `make` is asked only where the cache has nothing. */
type Source = { name: string; alt: string; identity: string | Buffer; make: () => Promise<Buffer> }

export type CardOptions = {
  root: string
  outDir: string
  cacheDir: string
  cardOf: (page: PageHead) => Card
}

/**
 * Returns a function that gives the social card of a page, and writes its file to `outDir` the first time. A page that
 * names a picture of its own has that, without words.
 */
export function createCardFiles({
  root,
  outDir,
  cacheDir,
  cardOf,
}: CardOptions): (page: PageHead) => Promise<CardFile> {
  const edition = editionOf(root)
  const made = new Map<string, Promise<CardFile>>()
  let drawer: Promise<(card: Card) => string> | undefined
  const draw = async (card: Card) => {
    // Fonts are read only where something has to be drawn.
    drawer ??= import('./draw-card.ts').then(({ cardDrawer }) => cardDrawer())
    return Buffer.from((await drawer)(card))
  }

  const sourceOf = (page: PageHead): Source => {
    const { image } = page
    const file = image && findPictureFile(join(root, 'public'), image.name)
    if (image && file) {
      const bytes = readFileSync(file)
      return { name: `own-${nameOf(image.name)}`, alt: image.alt, identity: bytes, make: async () => bytes }
    }
    const scene = image?.scene
    if (image && scene) {
      const make = async () => Buffer.from(drawScene(scene, cardSize))
      return { name: `own-${nameOf(image.name)}`, alt: image.alt, identity: JSON.stringify(scene), make }
    }
    const card = cardOf(page)
    return { name: card.name, alt: cardAlt(card), identity: JSON.stringify(card), make: () => draw(card) }
  }

  const write = async ({ name, alt, identity, make }: Source): Promise<CardFile> => {
    const key = createHash('sha256').update(edition).update(identity).digest('hex').slice(0, 32)
    // Without waiting turns: handing each to the thread pool and back takes longer than writing it.
    mkdirSync(join(outDir, 'assets/cards'), { recursive: true })
    let bytes = readBlob(cacheDir, key)
    if (!bytes) {
      bytes = await encode(await make())
      writeBlob(cacheDir, key, bytes)
    }
    const hash = hashOf(bytes).slice(0, 10)
    const address = `/assets/cards/${name}.${hash}.jpg`
    writeFileSync(join(outDir, address), bytes)
    return { address, alt, ...cardSize }
  }

  return async (page) => {
    const source = sourceOf(page)
    const file = made.get(source.name) ?? write(source)
    made.set(source.name, file)
    return { ...(await file), alt: source.alt }
  }
}

const nameOf = (name: string) => name.replaceAll('/', '-')
