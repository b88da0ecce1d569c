import { type Block, type BlockSchemas, sourcesOf } from '../../schema/block.ts'
import { everyBlock } from '../../schema/nested-blocks.ts'

/** An origin from which the blocks of a type load frames or media (`self` is this site), and the first page with one. */
export type BlockSource = { kind: 'frames' | 'media'; origin: string; type: string; page: string }

/** What the blocks of these pages load, each origin once, sorted. Throws for what is no exact origin: the policy has no wildcards. */
export function blockSources(
  pages: readonly { path: string; blocks: readonly Block[] }[],
  schemas: BlockSchemas,
): BlockSource[] {
  const found = new Map<string, BlockSource>()
  for (const { path: page, blocks } of pages)
    for (const block of everyBlock(blocks)) {
      const { frames = [], media = [] } = sourcesOf(schemas[block.type], block)
      const { type } = block
      const all = [
        ...frames.map((origin): BlockSource => ({ kind: 'frames', origin, type, page })),
        ...media.map((origin): BlockSource => ({ kind: 'media', origin, type, page })),
      ]
      for (const source of all) {
        if (!isExact(source)) throw new Error(`The block \`${type}\` names \`${source.origin}\`, which is no origin.`)
        const key = `${source.kind} ${source.origin}`
        if (!found.has(key)) found.set(key, source)
      }
    }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, source]) => source)
}

const isExact = ({ kind, origin }: BlockSource) =>
  (kind === 'media' && origin === 'self') || /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/.test(origin)

/** These sources as the content policy names them. */
export function policyOrigins(sources: readonly BlockSource[]): Record<'frameOrigins' | 'mediaOrigins', string[]> {
  const of = (kind: BlockSource['kind']) => sources.flatMap((one) => (one.kind === kind ? one.origin : []))
  return { frameOrigins: of('frames'), mediaOrigins: of('media') }
}

/** What the content policy allows because of blocks, and which ones; `undefined` if nothing. */
export function describeSources(sources: readonly BlockSource[]): string | undefined {
  if (sources.length === 0) return undefined
  const lines = sources.map(
    ({ kind, origin, type, page }) =>
      `  ${kind === 'frames' ? 'frame-src' : 'media-src'} ${origin === 'self' ? "'self'" : origin}  because of \`${type}\` on ${page}`,
  )
  return `The content policy is wider than that of texts and pictures:\n${lines.join('\n')}`
}
