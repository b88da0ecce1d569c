import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { median } from '../median.ts'
import { otherPrograms } from '../other-programs.ts'
import { weighPage } from '../page-weight.ts'
import { peerSite } from '../peer-builders.ts'
import { serveSite } from '../served-site.ts'
import { plainPage, plainShell } from '../site-text.ts'
import { type Audited, auditPage, categories } from './lighthouse.ts'

/** One page of each kind, and its file. */
const kinds = {
  home: ['/', 'index.html'],
  city: ['/la/bartenders', 'la/bartenders.html'],
  post: ['/blog/how-much-to-tip-event-staff', 'blog/how-much-to-tip-event-staff.html'],
  calculator: ['/resources/bartender-calculator', 'resources/bartender-calculator.html'],
  quote: ['/book-now', 'book-now.html'],
} as const

const cityFile = kinds.city[1]

/**
 * Lighthouse as a phone that is ten times slower than this machine, `runs` times for each page, taking turns: pages of
 * `dist/`, and the text of the city page as Astro builds it. What it found error with is listed below the table.
 */
export async function benchPhone(root: string, runs = 5): Promise<Record<string, string>[]> {
  const programs = await otherPrograms(root)
  const dist = join(root, 'dist')
  const city = plainPage(await readFile(join(dist, cityFile), 'utf8'))
  const shell = plainShell(await readFile(join(dist, 'index.html'), 'utf8'))
  const text = new Map([['la/bartenders', { ...city, blocks: [] }]])
  const { out, build } = await peerSite('astro', { pages: text, shell }, programs)
  await build()
  const peer = await servePage(await readFile(join(out, 'la/bartenders/index.html')))
  const ours = await serveSite(root)
  const pages = [
    {
      page: await programs.named('city, by Astro', 'astro'),
      url: peer.origin,
      weight: await weighPage(out, 'la/bartenders/index.html'),
    },
    ...(await Promise.all(
      Object.entries(kinds).map(async ([page, [path, file]]) => ({
        page,
        url: ours.origin + path,
        weight: await weighPage(dist, file),
      })),
    )),
  ]
  const found = pages.map((): Audited[] => [])
  try {
    for (let run = 0; run < runs; run++)
      for (const [index, { url }] of pages.entries()) found[index]?.push(await auditPage(programs, url))
  } finally {
    peer.stop()
    await ours.stop()
  }
  const errors = found.flatMap((audits, index) =>
    audits.flatMap((audit) => audit.errors.map((error) => `${pages[index]?.page}: ${error}`)),
  )
  for (const error of new Set(errors)) console.log(error)
  return pages.map(({ page, weight }, index) => ({
    page,
    ...rowOf(found[index] ?? []),
    'inline script': String(weight.inlineScript),
  }))
}

function rowOf(audits: readonly Audited[]): Record<string, string> {
  const middle = (read: (audit: Audited) => number) => median(audits.map(read))
  return {
    ...Object.fromEntries(categories.map((name) => [name, middle(({ scores }) => scores[name] ?? 0).toFixed(0)])),
    'FCP ms': middle(({ firstPaintMs }) => firstPaintMs).toFixed(0),
    'LCP ms': middle(({ largestPaintMs }) => largestPaintMs).toFixed(0),
    'TBT ms': middle(({ blockedMs }) => blockedMs).toFixed(0),
    CLS: middle(({ shift }) => shift).toFixed(3),
    requests: middle(({ requests }) => requests).toFixed(0),
    'for scripts': middle(({ scripts }) => scripts).toFixed(0),
    'KB in all': (middle(({ bytes }) => bytes) / 1_024).toFixed(0),
  }
}

/** Serves one page that needs nothing else, packed as our server sends its pages. */
async function servePage(html: Buffer): Promise<{ origin: string; stop: () => void }> {
  const packed = brotliCompressSync(html)
  const server = createServer((request, response) => {
    const isHome = request.url === '/'
    response.writeHead(isHome ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    response.end(packed)
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as { port: number }
  return { origin: `http://localhost:${port}/`, stop: () => server.close() }
}
