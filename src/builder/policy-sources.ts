import { type Block, type BlockSchemas, sourcesOf } from '../../schema/block.ts'
import { everyBlock } from '../../schema/nested-blocks.ts'
import {
  endpointOrigins,
  type PolicyOrigins,
  type SourceDirective,
  sourceDirectives,
} from '../../schema/policy-origins.ts'
import type { Site } from '../../schema/site/site.ts'
import { type Derive, deriveAlways } from '../cache/derive.ts'
import { originsOf } from '../measure/providers.ts'

/** An origin that the content policy allows (`self` is this site), and the first block or setting that needs it. */
export type PolicySource = { directive: SourceDirective; origin: string; why: string }

type Content = {
  site: Pick<Site, 'imageBase' | 'measure'>
  pages: readonly { path: string; blocks: readonly Block[] }[]
  dialog?: Block | undefined
  blocks: BlockSchemas
  derive?: Derive
}

/**
 * What the blocks and the settings of a site load from elsewhere, each origin once for a directive, sorted. Throws for what
 * is no exact origin: the policy has no wildcards.
 */
export function policySources({
  site,
  pages,
  dialog,
  blocks: schemas,
  derive = deriveAlways,
}: Content): PolicySource[] {
  const inDialog = (dialog ? sourcesOfBlocks([dialog], schemas) : []).map(withReason('in the quote dialog'))
  const inPages = pages.flatMap((page) =>
    derive(page, 'sources', () => sourcesOfBlocks(page.blocks, schemas)).map(withReason(`on ${page.path}`)),
  )
  const found = new Map<string, PolicySource>()
  for (const source of [...ofSite(site), ...inPages, ...inDialog]) {
    if (!isExact(source)) throw new Error(`${source.why} names \`${source.origin}\`, which is no origin.`)
    const key = `${source.directive} ${source.origin}`
    if (!found.has(key)) found.set(key, source)
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, source]) => source)
}

/** What some blocks load from elsewhere, each with the type of the block. */
const sourcesOfBlocks = (blocks: readonly Block[], schemas: BlockSchemas) =>
  everyBlock(blocks).flatMap((block) => {
    const { frames = [], media = [], forms = [] } = sourcesOf(schemas[block.type], block)
    const endpoint = 'endpoint' in block && typeof block.endpoint === 'string' ? block.endpoint : ''
    return sourcesIn(
      { 'frame-src': frames, 'media-src': media, 'connect-src': endpointOrigins(endpoint), 'form-action': forms },
      block.type,
    )
  })

/** Says where the block is that loads something. */
const withReason =
  (where: string) =>
  ({ why: type, ...source }: PolicySource): PolicySource => ({ ...source, why: `\`${type}\` ${where}` })

function ofSite({ imageBase, measure }: Content['site']): PolicySource[] {
  const because = (setting: string) => `${setting} in _data/site.yaml`
  const pictures = imageBase ? { 'img-src': [new URL(imageBase).origin] } : {}
  // The scripts of others load more scripts by texts: `src/measure/trusted-scripts.ts`.
  const trusted = measure.length > 0 ? { 'trusted-types': ['default'] } : {}
  return [
    ...sourcesIn(pictures, because('`imageBase`')),
    ...sourcesIn(trusted, because('`measure`')),
    ...measure.flatMap((settings) => sourcesIn(originsOf(settings), because(`\`measure\` (${settings.provider})`))),
  ]
}

const sourcesIn = (origins: PolicyOrigins, why: string): PolicySource[] =>
  sourceDirectives.flatMap((directive) => (origins[directive] ?? []).map((origin) => ({ directive, origin, why })))

/** A form may post to a service of this machine or network, without https and without dots in its name. */
const isExact = ({ directive, origin }: PolicySource) =>
  directive === 'trusted-types' ||
  (directive === 'media-src' && origin === 'self') ||
  (directive === 'connect-src' && /^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin)) ||
  /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/.test(origin)

/** These sources by directive, as the server reads them. */
export const policyOrigins = (sources: readonly PolicySource[]): PolicyOrigins =>
  Object.fromEntries(
    sourceDirectives.flatMap((directive) => {
      const origins = sources.flatMap((one) => (one.directive === directive ? one.origin : []))
      return origins.length > 0 ? [[directive, origins]] : []
    }),
  )

/** What the content policy allows because of blocks and settings, and which ones; `undefined` if nothing. */
export function describeSources(sources: readonly PolicySource[]): string | undefined {
  if (sources.length === 0) return undefined
  const lines = sources.map(
    ({ directive, origin, why }) => `  ${directive} ${origin === 'self' ? "'self'" : origin}  because of ${why}`,
  )
  return `The content policy is wider than that of texts and pictures:\n${lines.join('\n')}`
}
