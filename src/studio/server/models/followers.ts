import { hashOf } from '../../../cache/hash.ts'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { blockNames } from '../../../content/overrides/block-names.ts'
import type { Requests } from '../../wire/calls.ts'
import type { Followers } from '../../wire/listing.ts'

const namesIn = ({ blocks }: Record<string, unknown>) => blockNames(Array.isArray(blocks) ? blocks : [])

/**
 * The pages that follow the same template as the page at an address; with `entry`, those that have the block of this
 * number too. The texts are those of the last time that all pages were read.
 */
export function followersOf(
  { material }: LoadedSite,
  content: Pick<Content, 'shared'>,
  { address, entry }: Requests['followers'],
): Followers {
  const pages = material.files.flatMap(({ kind, name, parsed: { value, source } }) =>
    kind === 'page' && isGenerated(value) ? [{ address: name as string, value, source }] : [],
  )
  const own = pages.find((page) => page.address === address)
  const block = own && entry !== undefined ? namesIn(own.value)[entry] : undefined
  const words = Object.values(content.shared().collections).map(({ one }) => one)
  const following = pages.filter(
    ({ value }) =>
      value['template'] === own?.value['template'] && (block === undefined || namesIn(value).includes(block)),
  )
  return {
    ...(block !== undefined && { block }),
    words: words.filter((word) => following.some(({ value }) => typeof value[word] === 'string')),
    pages: following.map(({ address: one, value, source }) => ({
      address: one,
      file: source.file,
      hash: hashOf(Buffer.from(source.text)),
      records: Object.fromEntries(
        words.flatMap((word) => (typeof value[word] === 'string' ? [[word, value[word]]] : [])),
      ),
    })),
  }
}
