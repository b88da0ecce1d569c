import { type Collections, fieldNamesOf } from '../../../schema/collections/collections.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import { collector } from '../derive/collector.ts'
import type { ContentFile } from '../load/files/content-files.ts'
import { childPosition, type SourcePosition } from '../parse/source-position.ts'
import { tokenRange, tokensIn } from '../resolve/tokens.ts'
import { recordReferences } from '../validate/records/record-references.ts'
import type { Use, UseKind } from './use-kinds.ts'

const recordUse = (collection: string, slug: string, position: SourcePosition): Use => ({
  kind: 'record',
  name: `${collection}/${slug}`,
  position,
})

/** The blocks in a file: under `blocks` in a page or a template, the whole value of a fragment. */
function blocksIn({ kind, name, parsed }: ContentFile): unknown[] {
  const { value } = parsed
  if (kind === 'data' && name.startsWith('fragments/')) return Array.isArray(value) ? value : [value]
  const hasBlocks = kind === 'page' || name.startsWith('templates/')
  return hasBlocks && isMapping(value) && Array.isArray(value['blocks']) ? value['blocks'] : []
}

function named(kind: UseKind, holder: object, key: string | number): Use[] {
  const name = (holder as Record<string, unknown>)[key]
  const position = childPosition(holder, key)
  return typeof name === 'string' && position ? [{ kind, name, position }] : []
}

/** Tokens such as `{city.name}`, each at the position of its braces. */
function tokenUses(text: string, position: SourcePosition): Use[] {
  return tokensIn(text).flatMap(({ name }, index) => {
    const at = position.part(({ source, start, end }) => tokenRange(source.text, start, end, index))
    return name.includes('.') ? [{ kind: 'token', name, position: at }] : []
  })
}

/** `from: calculators/bartender` refers to a data file and a calculator. */
function dataUses(holder: Record<string, unknown>): Use[] {
  return named('data', holder, 'from').flatMap((use): Use[] => {
    const [, calculator] = use.name.match(/^calculators\/(.+)$/) ?? []
    return calculator === undefined ? [use] : [use, { ...use, kind: 'calculator', name: calculator }]
  })
}

/** Names that may stand at any depth: tokens, fragments, shared data. */
const usesBelow = collector<Use>((container, into) => {
  if (isMapping(container)) {
    if ('use' in container) into.push(...named('fragment', container, 'use'))
    if ('from' in container) into.push(...dataUses(container))
  }
  for (const key in container) {
    const entry = (container as Record<string, unknown>)[key]
    if (typeof entry !== 'string' || !entry.includes('{')) continue
    const position = childPosition(container, Array.isArray(container) ? Number(key) : key)
    if (position) into.push(...tokenUses(entry, position))
  }
})

/** The records that a matrix has pages of. */
function matrixUses({ records }: Record<string, unknown>): Use[] {
  return Object.entries(isMapping(records) ? records : {}).flatMap(([collection, slugs]) => {
    const own = Array.isArray(slugs) ? slugs : []
    return own.flatMap((_, index) =>
      named('record', own, index).map(({ name, position }) => recordUse(collection, name, position)),
    )
  })
}

/** Names that only the root of certain files has. */
function rootUses({ kind, name, parsed }: ContentFile, collections: Collections): Use[] {
  const { value } = parsed
  if (!isMapping(value)) return []
  if (kind === 'page') {
    const aliases = Array.isArray(value['aliases']) ? value['aliases'] : []
    return [
      ...Object.entries(collections).flatMap(([collection, { one }]) =>
        named('record', value, one).map(({ name, position }) => recordUse(collection, name, position)),
      ),
      ...named('template', value, 'template'),
      ...aliases.flatMap((_, index) => named('alias', aliases, index)),
    ]
  }
  if (name === 'site') return named('fragment', value, 'quote')
  if (name.startsWith('coverage/')) return [...named('template', value, 'template'), ...matrixUses(value)]
  const { fields } = collections[name.split('/')[0] as string] ?? { fields: {} }
  const records = recordReferences(value, fields).map(({ to, slug, position }) => recordUse(to, slug, position))
  return [...records, ...fieldNamesOf('calculator', { fields }).flatMap((field) => named('calculator', value, field))]
}

/** Every name in a file as written, before fragments, shared data and tokens are resolved. */
export function writtenUses(file: ContentFile, collections: Collections): Use[] {
  const { value } = file.parsed
  const blocks = everyBlock(blocksIn(file).filter(isMapping)).flatMap((block) => named('block', block, 'type'))
  return [...rootUses(file, collections), ...blocks, ...usesBelow(value)]
}
