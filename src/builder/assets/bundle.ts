import { existsSync } from 'node:fs'
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
  /** The files that own blocks import, such as pictures and fonts, in base64, by their names below the release. */
  files: Record<string, string>
  /** The rules that own blocks import. */
  styles: string
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
    // The renderer has all blocks, so what they import is among its assets.
    const [scripts, assets] = [await assetsIn(client), await assetsIn(renderer)]
    const sheets = Object.keys(assets).filter((name) => name.endsWith('.css'))
    const files = Object.entries({ ...scripts, ...assets }).filter(([name]) => !/\.(?:js|css)$/.test(name))
    return {
      client: Object.fromEntries(
        Object.entries(scripts)
          .filter(([name]) => name.endsWith('.js'))
          .map(asText),
      ),
      files: Object.fromEntries(files.map(([name, bytes]) => [name, bytes.toString('base64')])),
      styles: sheets.map((name) => assets[name]?.toString() ?? '').join('\n'),
      manifest: JSON.parse(await readFile(join(client, '_manifest.json'), 'utf8')),
      renderer: await readFile(join(renderer, 'renderer.mjs'), 'utf8'),
      snapshots,
      loaders: { plain: await bundleLoader(root), withSnapshots: await bundleLoader(root, `/${snapshots.name}`) },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const asText = ([name, bytes]: [string, Buffer]): [string, string] => [name, bytes.toString()]

/** The files in `assets/` of this folder, by their names below it. */
async function assetsIn(folder: string): Promise<Record<string, Buffer>> {
  const names = existsSync(join(folder, 'assets')) ? (await readdir(join(folder, 'assets'))).sort() : []
  const files = names.map((name) => `assets/${name}`)
  return Object.fromEntries(await Promise.all(files.map(async (name) => [name, await readFile(join(folder, name))])))
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
