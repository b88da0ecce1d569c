import Papa from 'papaparse'

/** A line of a list of old addresses: the address without its site, and where it leads if the list says so. */
export type OldAddress = { from: string; to?: string | undefined; status?: number | undefined }

/** The path and query of an address, decoded as people read it. */
function pathOf(written: string): string {
  const text = written.trim()
  const [path = '', query] = (URL.canParse(text) ? text.replace(/^[a-z]+:\/\/[^/?#]*/i, '') : text)
    .replace(/#.*$/, '')
    .split(/(?=\?)(.*)/s)
  const absolute = path.startsWith('/') ? path : `/${path}`
  try {
    return decodeURI(absolute) + (query ?? '')
  } catch {
    return absolute + (query ?? '')
  }
}

/** A target: the path of an address of this site, else the address itself. */
function targetOf(written: string, origin: string): string | undefined {
  const text = written.trim()
  if (text === '') return undefined
  const own = text === origin ? '/' : text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return URL.canParse(own) || own.startsWith('/') ? own : `/${own}`
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" } as const

/** Whether the first row names the columns. */
const isHeading = ([first = '']: readonly string[]) => /^[a-z _-]+$/i.test(first.trim())

/**
 * The addresses in a list of a former site: a sitemap, or lines of `old[,new[,status]]` as a spreadsheet saves them. Any
 * of them may be a whole address; `origin` is that of this site.
 */
export function readOldAddresses(text: string, origin: string): OldAddress[] {
  if (text.trimStart().startsWith('<')) {
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    return found.map((one) => ({
      from: pathOf(one.replace(/&(?:amp|lt|gt|quot|apos);/g, (sign) => entities[sign as keyof typeof entities])),
    }))
  }
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  const rows = data[0] && isHeading(data[0]) ? data.slice(1) : data
  return rows.map(([from = '', to = '', status = '']) => ({
    from: pathOf(from),
    to: targetOf(to, origin),
    status: status.trim() === '' ? undefined : Number(status),
  }))
}
