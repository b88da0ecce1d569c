import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { type Measured, measured } from './measured-process.ts'
import { type OtherPrograms, untold } from './other-programs.ts'
import type { PlainPage, plainFrame, plainShell } from './site-text.ts'

/** A page as its text alone, and as blocks: those of its file, or made of its text. */
export type PeerPage = PlainPage & { blocks: unknown[] }

type Builder = {
  title: string
  /** Name of its package, and of the file in it that builds. */
  packageName: string
  program: string
  args: readonly string[]
  /** Where it looks for what every page shows. */
  shell: string
  /** How it reads a page, and the file of the page in its output. */
  write: (page: PeerPage) => string
  ending: string
  pageFile: (slug: string) => string
}

const asText = ({ title, description, sections }: PeerPage) => ({ title, description, sections })
const asBlocks = ({ title, description, blocks }: PeerPage) => ({ title, description, blocks })

const eleventy = {
  packageName: '@11ty/eleventy',
  program: '@11ty/eleventy/cmd.cjs',
  args: ['--quiet'],
  shell: '_data/shell.json',
  ending: '.md',
  pageFile: (slug: string) => `${slug}/index.html`,
}
const astro = {
  packageName: 'astro',
  program: 'astro/bin/astro.mjs',
  args: ['build', '--silent'],
  shell: 'shell.json',
  ending: '.yaml',
  pageFile: (slug: string) => `${slug}/index.html`,
}

/** Builders of the text alone are the floor; the others do what Marquee does, as far as each can. */
export const builders = {
  'eleventy-full': {
    ...eleventy,
    title: 'Eleventy, full',
    write: (page) => `---\n${stringify({ layout: 'page.njk', ...asBlocks(page) })}---\n`,
  },
  'astro-mui': { ...astro, title: 'Astro, MUI', write: (page) => stringify(asBlocks(page)) },
  'next-mui': {
    title: 'Next, MUI',
    packageName: 'next',
    program: 'next/dist/bin/next',
    args: ['build'],
    shell: 'shell.json',
    write: (page) => stringify(asBlocks(page)),
    ending: '.yaml',
    pageFile: (slug) => `${slug}.html`,
  },
  eleventy: {
    ...eleventy,
    title: 'Eleventy, text alone',
    write: (page) => `---\n${stringify({ layout: 'city.njk', ...asText(page) })}---\n`,
  },
  astro: { ...astro, title: 'Astro, text alone', write: (page) => stringify(asText(page)) },
} satisfies Record<string, Builder>

export type BuilderName = keyof typeof builders

type Shell = ReturnType<typeof plainShell> & Partial<ReturnType<typeof plainFrame>>
export type Content = { pages: ReadonlyMap<string, PeerPage>; shell: Shell }

export type PeerSite = {
  out: string
  /** Runs the builder with all that its run before has cached. */
  build: () => Promise<Measured>
  /** Changes the title of the first page. */
  change: () => Promise<void>
}

/** Writes `content` for a builder, without its caches and its last output. */
export async function peerSite(
  name: BuilderName,
  { pages, shell }: Content,
  { folder, file }: OtherPrograms,
): Promise<PeerSite> {
  const builder: Builder = builders[name]
  const site = join(folder, name)
  for (const folder of ['content', 'out', 'cache', '.astro', '.next', '_data', 'shared'])
    await rm(join(site, folder), { recursive: true, force: true })
  await cp(join(folder, 'site.css'), join(site, 'site.css'))
  await cp(join(folder, 'shared'), join(site, 'shared'), { recursive: true })
  await write(join(site, builder.shell), JSON.stringify(shell))
  for (const [slug, page] of pages) await write(join(site, 'content', slug + builder.ending), builder.write(page))
  const [first = ''] = pages.keys()
  const changed = join(site, 'content', first + builder.ending)
  const env = { ...untold, NODE_ENV: 'production', PEERS_CPUS: String(availableParallelism()) }
  const args = [file(builder.program), ...builder.args]
  return {
    out: join(site, 'out'),
    build: () => measured({ command: process.execPath, args, cwd: site, env }),
    change: async () =>
      writeFile(changed, (await readFile(changed, 'utf8')).replace(/^title: .*$/m, 'title: Changed a little')),
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
