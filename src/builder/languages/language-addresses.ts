import { escaped } from '../../../schema/links/markdown-links.ts'

type Options = {
  /** The addresses of the pages and files of a language, by their paths in the source. */
  addresses: Pick<ReadonlyMap<string, string>, 'get'>
  /** The paths of the source: links to those without an address in the language lead there. */
  sourcePaths: Pick<ReadonlySet<string>, 'has'>
  /** The tag of the language of the source. */
  sourceTag: string
  origin: string
}

const path = String.raw`\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\.(?:xml|json))?`

/**
 * Returns a function that puts the addresses of a language into a document, its data and structured data. Until then its links
 * name pages by the paths of the source, so that everything that compares paths is the same in each language. What the language
 * lacks stays a link to the source, which says so by `hreflang`. The `path` of a password
 * screen is a name, not an address, and `/` at the beginning of a list divides, in a formula.
 */
export function languageAddresses({ addresses, sourcePaths, sourceTag, origin }: Options): (text: string) => string {
  const quoted = new RegExp(`(?<!"path":)(?!(?<=\\[)"/",)"(${escaped(origin)})?(${path})((?:[?#][^"]*)?)"`, 'g')
  const inMarkdown = new RegExp(String.raw`\]\((${escaped(origin)})?(${path})((?:[?#][^\])"\s]*)?)\)`, 'g')
  const inXml = new RegExp(`>${escaped(origin)}(${path})<`, 'g')
  return (text) =>
    text
      .replace(quoted, (whole, host: string | undefined, to: string, rest: string, at: number) => {
        const address = addresses.get(to)
        if (address !== undefined) return `"${host ?? ''}${address}${rest}"`
        const isLink = host === undefined && text.endsWith('href=', at) && sourcePaths.has(to)
        return isLink ? `${whole} hreflang="${sourceTag}"` : whole
      })
      .replace(inMarkdown, (whole, host: string | undefined, to: string, rest: string) => {
        const address = addresses.get(to)
        return address === undefined ? whole : `](${host ?? ''}${address}${rest})`
      })
      .replace(inXml, (whole, to: string) => {
        const address = addresses.get(to)
        return address === undefined ? whole : `>${origin}${address}<`
      })
}
