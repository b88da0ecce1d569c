import sax from 'sax'

/** What an XML file is, by its outermost element, and the addresses in it. */
export type XmlAddresses = { root: string; addresses: string[]; sitemaps: string[] }

/** Elements whose text is the address of a page: of a sitemap, of RSS. */
const textElements = new Set(['loc', 'link'])

/**
 * The addresses of a sitemap, an index of sitemaps, or a feed (RSS, Atom), by the names of elements without their prefix. `undefined`
 * if the text is no XML.
 */
export function xmlAddresses(text: string): XmlAddresses | undefined {
  const found: XmlAddresses = { root: '', addresses: [], sitemaps: [] }
  const open: string[] = []
  let said = ''
  const parser = sax.parser(true)
  const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase()
  const add = (address: string) => {
    const of = open.at(-2)
    if (of === 'sitemap') found.sitemaps.push(address)
    else if (of === 'url' || of === 'item' || of === 'entry') found.addresses.push(address)
  }
  parser.onopentag = ({ name, attributes }) => {
    open.push(localName(name))
    found.root ||= open[0] ?? ''
    said = ''
    const { href, rel = 'alternate' } = attributes as Record<string, string>
    if (open.at(-1) === 'link' && href !== undefined && rel === 'alternate') add(href)
  }
  parser.ontext = (part) => {
    said += part
  }
  parser.oncdata = parser.ontext
  parser.onclosetag = () => {
    if (textElements.has(open.at(-1) ?? '') && said.trim() !== '') add(said.trim())
    said = ''
    open.pop()
  }
  let isXml = true
  parser.onerror = () => {
    isXml = false
    parser.resume()
  }
  parser.write(text).close()
  return isXml ? found : undefined
}
