import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest, minifySync, type Rolldown, transformWithOxc } from 'vite'
import { hashOf } from '../../cache/hash.ts'
import type * as GalleryModule from '../../gallery/gallery-page.tsx'
import { crawlerPattern } from '../../seo/known-crawlers.ts'
import { clientEntry } from '../pages/page-modules.ts'
import { bundleName, importBundle } from './import-bundle.ts'

/**
 * Few chunks, so that the browser requests all of a page at once. A chunk also holds what its modules import, so React is in
 * the first. The modules that forms share are one chunk, since every page has a form.
 */
const chunkGroups = [
  { name: 'emotion', test: /node_modules\/(?:@emotion|react)\/|preload-helper/, priority: 2 },
  { name: 'mui', test: /node_modules\/@mui\//, priority: 1 },
  { name: 'react-dom', test: /node_modules\/(?:react-dom|scheduler)\// },
  {
    name: 'form',
    test: /src\/components\/(?:bulbs|forms\/(?:button-row|copy-button|stepped|contact-links|fields\/(?:check-row|field-error))|submission-queue\/)/,
  },
]

const galleryEntry = 'src/gallery/client/main.ts'

/** The client bundle, written to `outDir/assets`. */
export async function bundleClient(root: string, outDir: string): Promise<Manifest> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
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

/** The renderer, bundled for Node. */
export const writeRenderer = (root: string, outDir: string) =>
  writeForNode(root, outDir, 'src/render/create-renderer.tsx')

async function writeForNode(root: string, outDir: string, entry: string): Promise<void> {
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
      rolldownOptions: { output: { entryFileNames: bundleName, codeSplitting: false }, onwarn },
    },
  })
}

/** The gallery of blocks: its renderer, bundled for Node, and its script for the browser, in `stagingDir`. */
export async function bundleGallery(root: string, outDir: string, stagingDir: string) {
  await writeForNode(root, outDir, 'src/gallery/gallery-page.tsx')
  const { renderGallery } = await importBundle<typeof GalleryModule>(outDir)
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: stagingDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '_gallery.json',
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, galleryEntry), onwarn },
    },
  })
  const manifest = JSON.parse(await readFile(join(stagingDir, '_gallery.json'), 'utf8')) as Manifest
  return { renderGallery, script: `/${manifest[galleryEntry]?.file}` }
}

/** The code of a script without imports, in which the text `mark`, in quotes, is replaced by `value`. */
async function codeAlone(file: string, mark: string, value: string): Promise<string> {
  // Before the transform, which may change string literals.
  const source = (await readFile(file, 'utf8')).replace(`'${mark}'`, () => JSON.stringify(value))
  return (await transformWithOxc(source, file)).code
}

/** The module that shows known crawlers their snapshot, written to `outDir`. Returns its address. */
export async function bundleSnapshots(root: string, outDir: string): Promise<string> {
  const module = await codeAlone(join(root, 'src/client/snapshot.ts'), '__CRAWLERS__', crawlerPattern())
  const { code } = minifySync('snapshot.js', module, { module: true, compress: true, mangle: { toplevel: true } })
  const address = `/assets/snapshot-${hashOf(code).slice(0, 10)}.js`
  await writeFile(join(outDir, address), code)
  return address
}

/** The inline loader as one block, so that its names stay local. `snapshots` as in {@link bundleSnapshots}. */
export async function bundleLoader(root: string, snapshots = ''): Promise<string> {
  const script = await codeAlone(join(root, 'src/client/loader.ts'), '__SNAPSHOT__', snapshots)
  return minifySync('loader.js', `{${script}}`, { compress: true, mangle: { toplevel: true } }).code.trim()
}

/** Packages mark their client modules with a directive that has no meaning here. */
function onwarn(warning: Rolldown.RolldownLog, show: (warning: Rolldown.RolldownLog) => void) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') show(warning)
}
