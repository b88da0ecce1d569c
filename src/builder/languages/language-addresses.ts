import { escaped } from '../../../schema/links/markdown-links.ts'

type Options = {
  /** The addresses of the pages and files of a language, by their paths in the source. */
  addresses: Pick<ReadonlyMap<string, string>, 'get'>
  /** The paths of the source: links to those without an address in the language lead there. */
  sourcePaths: Pick<ReadonlySet<string>, 'has'>
  /** The tag of the language of the source. */
  sourceTag: string
  origin: string
  /** The names of fields of blocks and records that are addresses. */
  linkNames: ReadonlySet<string>
}

/** Puts the addresses of a language into what was written with paths, in each notation. */
export type LanguageAddresses = {
  /** A link: a path with its query and its anchor. */
  link: (href: string) => string
  /** Markup of whole tags and scripts. What a page lacks in the language says by `hreflang` which one it is in. */
  html: (text: string) => string
  json: (text: string) => string
  xml: (text: string) => string
  markdown: (text: string) => string
}

const same = (text: string) => text

/** Of the language of the source. */
export const asItIs: LanguageAddresses = { link: same, html: same, json: same, xml: same, markdown: same }

const path = String.raw`\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\.(?:xml|json))?`
const rest = '(?:[?#][^"]*)?'

/** The fields of the engine's own data and of structured data that are addresses. */
const engineNames = [
  'href',
  'link',
  'page',
  'address',
  'privacy',
  'url',
  'urlTemplate',
  'item',
  '@id',
  'mainEntityOfPage',
]
/** Elements of feeds. */
const elements = ['link', 'guid', 'id', 'uri']

/** The scripts of a page that are data, and what surrounds them. */
const dataScript = /(<script type="application\/(?:ld\+)?json"[^>]*>)(.*?)(?=<\/script>)/gs

/**
 * Returns what puts the addresses of a language into documents, their data and structured data. Until then their links
 * name pages by the paths of the source, so that everything that compares paths is the same in each language. Addresses are known by
 * the attribute, field or element that they stand in: a formula, a text or the name of a sealed page may look like one.
 */
export function languageAddresses(options: Options): LanguageAddresses {
  const { addresses, sourcePaths, sourceTag, origin } = options
  const host = `(${escaped(origin)})?`
  const names = [...engineNames, ...options.linkNames].map(escaped).join('|')
  const whole = new RegExp(`^(${path})(${rest})$`)
  const attribute = new RegExp(
    `(?<= )(href|action|data-search-file|content)="${host}(${path})(${rest})"(?=[^<>]*>)`,
    'g',
  )
  const field = new RegExp(`"(?:${names}|[a-z]\\w*Href)":(?:"[^"]*"|\\[(?:"[^"]*",?)+\\])`, 'g')
  const quoted = new RegExp(`(?<=[:,[])"${host}(${path})(${rest})"`, 'g')
  const inText = new RegExp(String.raw`\]\(${host}(${path})((?:[?#][^\])"\s]*)?)\)`, 'g')
  const element = new RegExp(`(<(?:${elements.join('|')})(?: [^<>]*)?>${escaped(origin)})(${path})(?=<)`, 'g')

  /** `found`, unless the language has an address for a path in it. */
  const changed = (found: string, to: string, write: (address: string) => string): string => {
    const address = addresses.get(to)
    return address === undefined ? found : write(address)
  }
  const link = (href: string): string => {
    const [, to = '', more = ''] = whole.exec(href) ?? []
    return changed(href, to, (address) => address + more)
  }
  const markdown = (text: string) =>
    text.replace(inText, (found, at: string | undefined, to: string, more: string) =>
      changed(found, to, (address) => `](${at ?? ''}${address}${more})`),
    )
  const values = (text: string) =>
    text.replace(quoted, (found, at: string | undefined, to: string, more: string) =>
      changed(found, to, (address) => `"${at ?? ''}${address}${more}"`),
    )
  const json = (text: string) => markdown(text.replace(field, values))
  const attributes = (text: string) =>
    text.replace(attribute, (found, name: string, at: string | undefined, to: string, more: string) => {
      // A path alone is the content of a text, such as a title.
      if (name === 'content' && at === undefined) return found
      const address = addresses.get(to)
      if (address !== undefined) return `${name}="${at ?? ''}${address}${more}"`
      return name === 'href' && at === undefined && sourcePaths.has(to) ? `${found} hreflang="${sourceTag}"` : found
    })
  return {
    link,
    html: (text) => attributes(text).replace(dataScript, (_, start: string, data: string) => start + json(data)),
    json,
    xml: (text) =>
      attributes(text).replace(element, (found, start: string, to: string) =>
        changed(found, to, (address) => start + address),
      ),
    markdown,
  }
}
