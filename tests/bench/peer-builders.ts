import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  /** How it reads a page, and the ending of the file. */
  write: (page: PeerPage) => string
  ending: string
}

const eleventy = {
  packageName: '@11ty/eleventy',
  program: '@11ty/eleventy/cmd.cjs',
  args: ['--quiet'],
  shell: '_data/shell.json',
  ending: '.md',
}

const asText = ({ title, description, sections }: PeerPage) => ({ title, description, sections })

/** The first does what Marquee does, as far as it can. Builders of the text alone are the floor. */
const builders = {
  'eleventy-full': {
    ...eleventy,
    title: 'Eleventy, full',
    write: ({ title, description, blocks }) =>
      `---\n${stringify({ layout: 'page.njk', title, description, blocks })}---\n`,
  },
  eleventy: {
    ...eleventy,
    title: 'Eleventy, text alone',
    write: (page) => `---\n${stringify({ layout: 'city.njk', ...asText(page) })}---\n`,
  },
  astro: {
    title: 'Astro, text alone',
    packageName: 'astro',
    program: 'astro/bin/astro.mjs',
    args: ['build', '--silent'],
    shell: 'shell.json',
    write: (page) => stringify(asText(page)),
    ending: '.yaml',
  },
} satisfies Record<string, Builder>

export type BuilderName = keyof typeof builders

type Shell = ReturnType<typeof plainShell> & Partial<ReturnType<typeof plainFrame>>
export type Content = { pages: ReadonlyMap<string, PeerPage>; shell: Shell }

/** A site and its builder, as whole commands. */
export type BuiltSite = {
  title: string
  out: string
  build: () => Promise<Measured>
  /** Moves the output away, and removes what the builder has cached of pages. */
  forget: () => Promise<void>
  /** Changes the title of one page. */
  changePage: (title: string) => Promise<void>
  /** Changes a text that every page shows. */
  changeEveryPage: (text: string) => Promise<void>
}

/** Moves a folder into `aside`. Some disks take twice as long to create files for a minute after many were deleted. */
export async function moveAway(folder: string, aside: string): Promise<void> {
  await mkdir(aside, { recursive: true })
  await rename(folder, join(aside, crypto.randomUUID())).catch(() => undefined)
}

/** Writes `content` for a builder, without its caches and its last output. */
export async function peerSite(
  name: BuilderName,
  { pages, shell }: Content,
  { folder, file, named }: OtherPrograms,
): Promise<BuiltSite> {
  const { title, packageName, program, args, write: textOf, ending, shell: shellName }: Builder = builders[name]
  const site = join(folder, name)
  const shellFile = join(site, shellName)
  const out = join(site, 'out')
  for (const one of ['content', 'out', '_data']) await rm(join(site, one), { recursive: true, force: true })
  await cp(join(folder, 'site.css'), join(site, 'site.css'))
  await write(shellFile, JSON.stringify(shell))
  for (const [slug, page] of pages) await write(join(site, 'content', slug + ending), textOf(page))
  const [first = ''] = pages.keys()
  return {
    title: await named(title, packageName),
    out,
    build: () =>
      measured({
        command: process.execPath,
        args: [file(program), ...args],
        cwd: site,
        env: { ...untold, NODE_ENV: 'production' },
      }),
    forget: async () => {
      for (const cache of ['cache', '.astro']) await rm(join(site, cache), { recursive: true, force: true })
      await moveAway(out, join(folder, 'aside'))
    },
    changePage: (text) => replaceIn(join(site, 'content', first + ending), /^title: .*$/m, `title: ${text}`),
    changeEveryPage: (text) =>
      write(
        shellFile,
        JSON.stringify({ ...shell, before: `${shell.before}<p>${text}</p>`, header: [{ text, href: '/' }] }),
      ),
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

export const replaceIn = async (file: string, found: RegExp, text: string): Promise<void> =>
  writeFile(file, (await readFile(file, 'utf8')).replace(found, text))
