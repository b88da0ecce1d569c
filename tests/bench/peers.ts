import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { writeDistinctSite } from './distinct-site.ts'
import { makeSite } from './make-site.ts'
import { forgetPages, measuredBuild, passwordsFor } from './measured-build.ts'
import type { Measured } from './measured-process.ts'
import { otherPrograms } from './other-programs.ts'
import { meanWeight, weighPages } from './page-weight.ts'
import {
  type BuilderName,
  type BuiltSite,
  type Content,
  moveAway,
  type PeerPage,
  peerSite,
  replaceIn,
} from './peer-builders.ts'
import { plainFrame, plainPage, plainShell } from './site-text.ts'

/** A site to build: how it is written, the start of its page addresses, a folder of them to weigh, and its builders. */
type SiteKind = {
  write: (root: string, folder: string, count: number) => Promise<void>
  prefix: string
  folder: string
  /** The blocks of a page for the others. */
  blocks: (page: PeerPage, file: string) => Promise<unknown[]>
  peers: readonly BuilderName[]
  env: (root: string) => Promise<NodeJS.ProcessEnv>
}

/** What people write by hand: a new site with pages of 8 KB each and nothing shared. */
const distinct: SiteKind = {
  write: (_root, folder, count) => writeDistinctSite(folder, count),
  prefix: 'stories/',
  folder: 'stories',
  // Without tokens, which are Marquee's own.
  blocks: async (_page, file) =>
    parse((await readFile(file, 'utf8')).replaceAll('{site.phone}', '+1 617 555 0100')).blocks,
  peers: ['eleventy-full', 'eleventy', 'astro'],
  env: async () => ({}),
}

/** The sample site with more cities. Its own pages are not built by the others, and do not count. */
const generated: SiteKind = {
  write: makeSite,
  prefix: 'springfield-',
  folder: 'springfield-1',
  // A generated page takes most from records. Its text, section by section, is as much to check and to render.
  blocks: async ({ title, sections }) =>
    sections.map((section) => ({
      type: 'rich-text',
      title: section.title ?? title,
      body: [...section.texts, ...section.links.map(({ text, href }) => `[${text}](${href})`), title].join('\n\n'),
    })),
  peers: ['eleventy-full'],
  env: passwordsFor,
}

/** `count` pages of the same words by each builder, as whole commands in turns. Nothing is compressed. */
export const benchPeers = (root: string, count = 1_000) => compare(root, distinct, count)

/** `count` city pages as the generator writes them, beside Eleventy. */
export const benchGenerated = (root: string, count = 10_000) => compare(root, generated, count)

/** How often each builder takes its turn. The least of each figure counts: what else the machine does only adds to it. */
const turns = 2

/** Builds in the order of a turn: what was there before, and what has changed. */
type Step = 'nothing stored' | 'nothing changed' | 'one page changed' | 'every page changed'
type Turn = Record<Step, Measured>

async function compare(root: string, kind: SiteKind, count: number): Promise<Record<string, string>[]> {
  const programs = await otherPrograms(root)
  const folder = join(root, '.cache/bench', `${kind.folder}-${count}`)
  await rm(folder, { recursive: true, force: true })
  const pages = join(folder, 'pages')
  await kind.write(root, pages, count)
  console.log(`The site is in ${pages}`)
  const ours = await ownSite(root, folder, kind)
  // Draws pictures and social cards, which stay in the cache.
  await ours.build()
  const content = await readContent(pages, ours.out, kind)
  const sites = [ours, ...(await Promise.all(kind.peers.map((name) => peerSite(name, content, programs))))]
  const found = sites.map((site) => ({ site, turns: [] as Turn[] }))
  for (let turn = 1; turn <= turns; turn++) for (const one of found) one.turns.push(await takeTurn(one.site, turn))
  const rows = await Promise.all(found.map(({ site, turns }) => rowOf(site, turns, kind.folder)))
  for (const away of [folder, programs.folder]) await rm(join(away, 'aside'), { recursive: true, force: true })
  return rows
}

async function takeTurn({ forget, build, changePage, changeEveryPage }: BuiltSite, turn: number): Promise<Turn> {
  await forget()
  const cold = await build()
  const same = await build()
  await changePage(`Changed a little in turn ${turn}`)
  const one = await build()
  await changeEveryPage(`(202) 555-010${turn}`)
  return {
    'nothing stored': cold,
    'nothing changed': same,
    'one page changed': one,
    'every page changed': await build(),
  }
}

/** The site as Marquee builds it, with pictures and bundles cached. */
async function ownSite(root: string, folder: string, kind: SiteKind): Promise<BuiltSite> {
  const env = await kind.env(root)
  const pages = join(folder, 'pages')
  const out = join(folder, 'dist')
  const [first = ''] = (await readdir(join(pages, kind.folder))).sort()
  return {
    title: 'Marquee',
    out,
    build: () => measuredBuild({ root, pages, out, env, report: join(folder, 'report.json') }),
    forget: async () => {
      await forgetPages(root)
      for (const one of [out, `${out}.releases`]) await moveAway(one, join(folder, 'aside'))
    },
    changePage: (title) => replaceIn(join(pages, kind.folder, first), /^title: .*$/m, `title: ${title}`),
    changeEveryPage: (phone) => replaceIn(join(pages, '_data/site.yaml'), /^phone: .*$/m, `phone: ${phone}`),
  }
}

/** The text of the pages that Marquee has built, with the blocks of their files and what is around them. */
async function readContent(pages: string, out: string, { prefix, blocks }: SiteKind): Promise<Content> {
  const found = new Map<string, PeerPage>()
  let frame = { css: '', before: '', after: '' }
  for (const file of await readdir(out, { recursive: true })) {
    if (!file.startsWith(prefix) || !file.endsWith('.html')) continue
    const slug = file.replace('.html', '')
    const html = await readFile(join(out, file), 'utf8')
    if (found.size === 0) frame = plainFrame(html)
    const page: PeerPage = { ...plainPage(html), blocks: [] }
    found.set(slug, { ...page, blocks: await blocks(page, join(pages, `${slug}.yaml`)) })
  }
  return { pages: found, shell: { ...plainShell(await readFile(join(out, 'index.html'), 'utf8')), ...frame } }
}

async function rowOf(
  { title, out }: BuiltSite,
  found: readonly Turn[],
  folder: string,
): Promise<Record<string, string>> {
  const least = (step: Step, figure: keyof Measured) => Math.min(...found.map((turn) => turn[step][figure]))
  const time = (step: Step) =>
    `${least(step, 'seconds').toFixed(1)} (${(least(step, 'processorMs') / 1_000).toFixed(1)})`
  const { html } = meanWeight(await weighPages(out, folder))
  return {
    'seconds (of a processor)': title,
    'nothing stored': time('nothing stored'),
    'nothing changed': time('nothing changed'),
    'one page changed': time('one page changed'),
    'every page changed': time('every page changed'),
    'peak MB': least('nothing stored', 'peakMb').toFixed(0),
    'HTML KB': (html / 1_024).toFixed(1),
  }
}
