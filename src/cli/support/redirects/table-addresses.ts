import Papa from 'papaparse'

/** A row of a table: the address as it is written there, and where it leads if the table says so. */
export type Row = { from: string; to?: string | undefined; status?: number | undefined; skipped?: string | undefined }

/**
 * What the head of a column means, in small letters without signs: those of Redirection, Rank Math, Yoast, Screaming Frog, Search
 * Console, Shopify, Squarespace, Webflow and Wix, and what people write themselves.
 */
const heads = {
  from: 'old from source sourceurl origin address url request redirectfrom oldurl oldpath oldaddress originalurl page toppages landingpage path loc link',
  to: 'new to target targeturl destination destinationurl redirectto newurl newpath newaddress redirecturl redirecttopage',
  status: 'status code statuscode httpcode actioncode responsecode type redirecttype redirectcode',
  matching: 'regex matching match format',
  state: 'status state active enabled',
} as const
type Head = keyof typeof heads

const wordOf = (cell: string) => cell.toLowerCase().replace(/[^\p{L}]/gu, '')
const means = (head: Head, cell: string) => heads[head].split(' ').includes(wordOf(cell))

const isAddress = (cell: string) => /^(?:\/|https?:)/i.test(cell.trim())

/** The columns by their heads; a list before another word decides: `old` before `url`. */
function columnOf(row: readonly string[], head: Head, isFit: (column: number) => boolean = () => true) {
  const words = heads[head].split(' ')
  const columns = row.flatMap((cell, column) => (means(head, cell) && isFit(column) ? [column] : []))
  return columns.sort((a, b) => words.indexOf(wordOf(row[a] ?? '')) - words.indexOf(wordOf(row[b] ?? '')))[0]
}

/** Answers that a redirect has; others, such as 200 and 404, are what a program found at the address. */
const redirecting: Readonly<Record<string, number>> = { 301: 301, 302: 302, 303: 302, 307: 302, 308: 308, 410: 410 }

/** Why a row is no redirect of one address, or `undefined`. */
function skippedBy(matching = '', state = ''): string | undefined {
  if (/^(?:1|true|yes|regex|start|starts? with|ends?|ends with|contains)$/i.test(matching.trim()))
    return 'is a pattern: write each old address, or a folder with `/*` at its end'
  return /^(?:inactive|disabled|0|false|no|trash)$/i.test(state.trim()) ? 'was switched off' : undefined
}

/** The rows of a table; `undefined` if its heads name no column of old addresses. */
export function tableRows(text: string): Row[] | undefined {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t'] })
  const [first = []] = data
  // Plugins write lines of their own before the heads.
  const head = data.slice(0, 3).findIndex((row) => row.some((cell) => means('from', cell)) && !row.some(isAddress))
  if (head < 0) {
    const isNamed = data.length > 1 && !first.some((cell) => /[/.]/.test(cell))
    return isNamed && first.length > 1 ? undefined : rowsWithoutHeads(isNamed ? data.slice(1) : data)
  }
  const names = data[head] ?? []
  const valuesIn = (column: number) => data.slice(head + 1).flatMap((row) => row[column]?.trim() || [])
  const numeric = (column: number) => valuesIn(column).some((value) => /^\d{3}$/.test(value))
  // Whatever it is called: a column of nothing else.
  const holdsCodes = (column: number) =>
    valuesIn(column).length > 0 && valuesIn(column).every((value) => Object.hasOwn(redirecting, value))
  const ofCodes = names.findIndex((_, column) => holdsCodes(column))
  const columns = {
    from: columnOf(names, 'from'),
    to: columnOf(names, 'to'),
    status: columnOf(names, 'status', numeric) ?? (ofCodes < 0 ? undefined : ofCodes),
    matching: columnOf(names, 'matching'),
    state: columnOf(names, 'state', (column) => !numeric(column)),
  }
  return data.slice(head + 1).map((row) => {
    const cell = (column: number | undefined) => (column === undefined ? undefined : row[column])
    return {
      from: cell(columns.from) ?? '',
      to: cell(columns.to),
      status: redirecting[cell(columns.status)?.trim() ?? ''],
      skipped: skippedBy(cell(columns.matching), cell(columns.state)),
    }
  })
}

/** Rows of `old[,new[,status]]`. Where no row has a second address, a comma belongs to the first. */
function rowsWithoutHeads(data: readonly (readonly string[])[]): Row[] {
  const isTable = data.some(([, to]) => to !== undefined && (to.trim() === '' || isAddress(to)))
  return data.map((row) => {
    const [from = '', to, status = ''] = row
    return isTable ? { from, to, status: redirecting[status.trim()] } : { from: row.join(',') }
  })
}
