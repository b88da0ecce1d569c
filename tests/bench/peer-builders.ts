import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { type Measured, measured } from './measured-process.ts'
import { type OtherPrograms, untold } from './other-programs.ts'
import type { PlainPage, plainShell } from './site-text.ts'

type Builder = {
  title: string
  /** Name of its package, and of the file in it that builds. */
  packageName: string
  program: string
  args: readonly string[]
  /** Where it looks for what every page shows. */
  shell: string
  /** How it reads a page, and the file of the page in its output. */
  write: (page: PlainPage) => string
  ending: string
  pageFile: (slug: string) => string
}

const yaml = { write: (page: PlainPage) => stringify(page), ending: '.yaml' }

export const builders = {
  eleventy: {
    title: 'Eleventy',
    packageName: '@11ty/eleventy',
    program: '@11ty/eleventy/cmd.cjs',
    args: ['--quiet'],
    shell: '_data/shell.json',
    write: (page) => `---\n${stringify({ layout: 'city.njk', ...page })}---\n`,
    ending: '.md',
    pageFile: (slug) => `${slug}/index.html`,
  },
  astro: {
    title: 'Astro',
    packageName: 'astro',
    program: 'astro/bin/astro.mjs',
    args: ['build', '--silent'],
    shell: 'shell.json',
    ...yaml,
    pageFile: (slug) => `${slug}/index.html`,
  },
  next: {
    title: 'Next, static export',
    packageName: 'next',
    program: 'next/dist/bin/next',
    args: ['build'],
    shell: 'shell.json',
    ...yaml,
    pageFile: (slug) => `${slug}.html`,
  },
} satisfies Record<string, Builder>

export type Content = { pages: ReadonlyMap<string, PlainPage>; shell: ReturnType<typeof plainShell> }

/** Builds `pages` (address → text) from nothing: without its caches and its last output. Gives the folder it has written. */
export async function buildWith(
  name: keyof typeof builders,
  content: Content,
  { folder, file }: OtherPrograms,
): Promise<Measured & { out: string }> {
  const builder: Builder = builders[name]
  const site = join(folder, name)
  for (const folder of ['content', 'out', 'cache', '.astro', '.next', '_data'])
    await rm(join(site, folder), { recursive: true, force: true })
  await cp(join(folder, 'site.css'), join(site, 'site.css'))
  await write(join(site, builder.shell), JSON.stringify(content.shell))
  for (const [slug, page] of content.pages)
    await write(join(site, 'content', slug + builder.ending), builder.write(page))
  const env = { ...untold, NODE_ENV: 'production', PEERS_CPUS: String(availableParallelism()) }
  const args = [file(builder.program), ...builder.args]
  const run = await measured({ command: process.execPath, args, cwd: site, env })
  return { ...run, out: join(site, 'out') }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
