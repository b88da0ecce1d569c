import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder, type Manifest, minifySync, transformWithOxc } from 'vite'
import { shortHash } from '../../cache/hash.ts'
import { engineModule } from '../../files/roots.ts'
import { crawlerPattern } from '../../seo/known-crawlers.ts'

/** The bundles of a site, as text. Those for the browser are listed by their names below the release. */
export type Bundles = {
  client: Record<string, string>
  manifest: Manifest
  renderer: string
  /** The module that gives known crawlers their snapshot: its name below the release, and its code. */
  snapshots: { name: string; code: string }
  /** The inline script of every page, on a site without snapshots and on one with them. */
  loaders: { plain: string; withSnapshots: string }
}

/** Bundles the scripts of the code below `root` with Vite, by `vite.config.ts`. */
export async function bundleScripts(root: string): Promise<Bundles> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bundles-'))
  try {
    const [client, renderer] = [join(folder, 'client'), join(folder, 'renderer')]
    const builder = await createBuilder({
      root,
      configFile: join(root, engineModule('vite.config.ts')),
      configLoader: 'native',
      logLevel: 'warn',
      build: { emptyOutDir: false },
      environments: { client: { build: { outDir: client } }, ssr: { build: { outDir: renderer } } },
    })
    for (const environment of Object.values(builder.environments)) await builder.build(environment)
    const snapshots = await snapshotScript(root)
    return {
      client: await textsIn(join(client, 'assets'), 'assets'),
      manifest: JSON.parse(await readFile(join(client, '_manifest.json'), 'utf8')),
      renderer: await readFile(join(renderer, 'renderer.mjs'), 'utf8'),
      snapshots,
      loaders: { plain: await bundleLoader(root), withSnapshots: await bundleLoader(root, `/${snapshots.name}`) },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The files of a folder, by their names behind `prefix`. */
async function textsIn(folder: string, prefix: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [`${prefix}/${name}`, texts[index] ?? '']))
}

/** The code of a script without imports, with `value` for the text `placeholder` in quotes. */
async function scriptWith(file: string, placeholder: string, value: string): Promise<string> {
  // Before the transform, which rewrites texts.
  const source = (await readFile(file, 'utf8')).replace(`'${placeholder}'`, () => JSON.stringify(value))
  return (await transformWithOxc(source, file)).code
}

async function snapshotScript(root: string): Promise<Bundles['snapshots']> {
  const module = await scriptWith(join(root, engineModule('src/client/snapshot.ts')), '__CRAWLERS__', crawlerPattern())
  const { code } = minifySync('snapshot.js', module, { module: true, compress: true, mangle: { toplevel: true } })
  return { name: `assets/snapshot-${shortHash(code)}.js`, code }
}

/** The inline loader as one block, so that its names stay local. `snapshots` is the address of the module for crawlers. */
export async function bundleLoader(root: string, snapshots = ''): Promise<string> {
  const module = await scriptWith(join(root, engineModule('src/client/loader.ts')), '__SNAPSHOT__', snapshots)
  // The compiler marks a module whose imports were types alone.
  const script = module.replace(/^export \{\};?$/m, '')
  return minifySync('loader.js', `{${script}}`, { compress: true, mangle: { toplevel: true } }).code.trim()
}
