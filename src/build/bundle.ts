import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, minifySync, type Rolldown, transformWithOxc } from 'vite'
import { crawlerPattern } from '../crawlers/known-crawlers.ts'
import type * as GalleryModule from '../gallery/gallery-page.tsx'
import type * as RenderModule from '../renderer/render.tsx'
import { leanMui } from './lean-mui.ts'

/** Chunks whose evaluation gets a task of its own in the browser: together they would block the first tap. */
const chunkGroups = [
  { name: 'react-dom', test: /node_modules\/(?:react-dom|scheduler)\// },
  { name: 'react', test: /node_modules\/react\/|preload-helper/ },
  { name: 'mui', test: /node_modules\/(?:@mui|@emotion)\// },
]

const clientEntry = 'src/app/main.tsx'
const galleryEntry = 'src/gallery/client/main.ts'

/** Live parts of pages that are no blocks, by type. */
const engineParts: Record<string, string> = { gate: 'src/app/gate.tsx' }

const moduleOf = (liveType: string) => engineParts[liveType] ?? `blocks/${liveType}/${liveType}.tsx`

/** The browser's part of the app, written to `outDir/assets`. */
export async function bundleClient(root: string, outDir: string): Promise<Manifest> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [leanMui()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '_manifest.json',
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, clientEntry), output: { codeSplitting: { groups: chunkGroups } }, onwarn },
    },
  })
  return JSON.parse(await readFile(join(outDir, '_manifest.json'), 'utf8')) as Manifest
}

/** The renderer, bundled for Node and imported. `outDir` must lie below `root`, so that its imports are found. */
export const bundleRenderer = (root: string, outDir: string) =>
  bundleForNode<typeof RenderModule>(root, outDir, 'src/renderer/render.tsx')

/** The renderer that was bundled into `outDir` before. */
export const bundledRenderer = (outDir: string) => importBundle<typeof RenderModule>(outDir)

async function bundleForNode<Module>(root: string, outDir: string, entry: string): Promise<Module> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, entry),
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'module.mjs', codeSplitting: false }, onwarn },
    },
  })
  return importBundle(outDir)
}

async function importBundle<Module>(outDir: string): Promise<Module> {
  const file = join(outDir, 'module.mjs')
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)
  return (await import(`${pathToFileURL(file).href}?v=${version}`)) as Module
}

/** The gallery of blocks: what renders it, bundled like the renderer, and its script for the browser, in `made`. */
export async function bundleGallery(root: string, outDir: string, made: string) {
  const { renderGallery } = await bundleForNode<typeof GalleryModule>(root, outDir, 'src/gallery/gallery-page.tsx')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: made,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '_gallery.json',
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, galleryEntry), onwarn },
    },
  })
  const manifest = JSON.parse(await readFile(join(made, '_gallery.json'), 'utf8')) as Manifest
  return { renderGallery, script: `/${manifest[galleryEntry]?.file}` }
}

/** The code of a script without imports, in which the text `mark`, in quotes, has become `value`. */
async function codeAlone(file: string, mark: string, value: string): Promise<string> {
  // Before the transform, which turns texts into other things.
  const source = (await readFile(file, 'utf8')).replace(`'${mark}'`, () => JSON.stringify(value))
  return (await transformWithOxc(source, file)).code
}

/** The module that gives known crawlers their snapshot, written to `outDir`. Gives its address. */
export async function bundleSnapshots(root: string, outDir: string): Promise<string> {
  const module = await codeAlone(join(root, 'src/app/snapshot.ts'), '__CRAWLERS__', crawlerPattern())
  const { code } = minifySync('snapshot.js', module, { module: true, compress: true, mangle: { toplevel: true } })
  const address = `/assets/snapshot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  await writeFile(join(outDir, address), code)
  return address
}

/** The inline loader as one small function, and its hash for the policy (`sha256-…`). `snapshots` as {@link bundleSnapshots}. */
export async function bundleLoader(root: string, snapshots = ''): Promise<{ code: string; hash: string }> {
  const script = await codeAlone(join(root, 'src/app/loader.ts'), '__SNAPSHOT__', snapshots)
  const small = minifySync('loader.js', `(()=>{${script}})()`, {
    compress: true,
    mangle: { toplevel: true },
  }).code.trim()
  return { code: small, hash: `sha256-${createHash('sha256').update(small).digest('base64')}` }
}

/** Addresses of an entry's modules, dependencies first: the order in which the loader evaluates them. */
function modulesOf(manifest: Manifest, entries: readonly string[]): string[] {
  const order = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || order.has(`/${chunk.file}`)) return
    for (const dependency of chunk.imports ?? []) visit(dependency)
    order.add(`/${chunk.file}`)
  }
  for (const entry of entries) visit(entry)
  return [...order]
}

/** Gives all modules of a page: those of its live blocks, then the app itself, which needs them at once. */
export function createPageModules(manifest: Manifest): (liveTypes: readonly string[]) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (liveTypes) => {
    const key = liveTypes.join()
    const modules = known.get(key) ?? modulesOf(manifest, [...liveTypes.map(moduleOf), clientEntry])
    known.set(key, modules)
    return modules
  }
}

/** Packages mark their client modules with a directive that means nothing here. */
function onwarn(warning: Rolldown.RolldownLog, show: (warning: Rolldown.RolldownLog) => void) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') show(warning)
}
