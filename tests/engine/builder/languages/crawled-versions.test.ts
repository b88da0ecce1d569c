// @module-tag exhaustive

import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../../../support/run.ts'

const sites = { bakery: 'nl', barges: 'en' }

/** What the head of a page says of itself and its versions. */
type Head = { file: string; isListed: boolean; canonical: string; versions: readonly string[]; html: string }

const origin = /^https:\/\/[^/]+/
const headsOf = new Map<string, Head[]>()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-versions-'))
  for (const site of Object.keys(sites)) {
    const out = join(folder, site)
    const options = ['--out', out, '--no-compress', '--quick', '--now', '2026-11-29T12:00Z']
    const { status, stderr } = await run('build', ['--site', `tests/sites/${site}`, ...options])
    expect(status, stderr).toBe(0)
    const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted()
    headsOf.set(
      site,
      files.map((file) => readHead(file, readFileSync(join(out, file), 'utf8'))),
    )
  }
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

function readHead(file: string, html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    file,
    html,
    isListed: !/<meta name="robots" content="noindex/.test(head),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '',
    versions: [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, tag, to]) => `${tag} ${to}`,
    ),
  }
}

/** The file of an address in the build of a site. */
const fileAt = (address: string) => `${address.replace(origin, '').slice(1) || 'index'}.html`

it.each(Object.entries(sites))(
  'versions of a page name each other and themselves, each at its own address: %s',
  (site, source) => {
    const heads = headsOf.get(site) ?? []
    const withVersions = heads.filter(({ file, versions }) => versions.length > 0 && !file.startsWith('snapshots/'))
    expect(withVersions.length).toBeGreaterThan(3)
    for (const { file, isListed, canonical, versions } of withVersions) {
      expect(isListed, file).toBe(true)
      expect(fileAt(canonical)).toBe(file)
      expect(versions.map((one) => one.split(' ')[1])).toContain(canonical)
      expect(versions.at(-1)?.split(' ')).toEqual([
        'x-default',
        versions.find((one) => one.startsWith(`${source} `))?.split(' ')[1],
      ])
      for (const [, address = ''] of versions.map((one) => one.split(' ')))
        expect(heads.find((other) => other.file === fileAt(address))?.versions, `${address}, named by ${file}`).toEqual(
          versions,
        )
    }
  },
)

it('what search engines may not list, and unknown addresses, name no versions', () => {
  const unlisted = [...headsOf.values()]
    .flat()
    .filter(({ file, isListed }) => !isListed || /(^|\/)404\.html$/.test(file))
  expect(unlisted.length).toBeGreaterThan(0)
  for (const { file, versions } of unlisted) expect(versions, file).toEqual([])
})

it('a page without a mirror is in no list of the language', () => {
  const files = ['ar/search.json', 'ar/feed.xml', 'ar/atom.xml', 'ar/llms.txt'].filter((name) =>
    existsSync(join(folder, 'bakery', name)),
  )
  expect(files).toContain('ar/search.json')
  for (const name of files) {
    const text = readFileSync(join(folder, 'bakery', name), 'utf8')
    expect(text, name).not.toMatch(/Meel van de molen|blog\/meel/)
  }
  const list = readFileSync(join(folder, 'bakery/ar/hikayat.html'), 'utf8')
  expect(list).toContain('href="/ar/hikayat/alfurn"')
  expect(list).not.toContain('/blog/meel')
})
