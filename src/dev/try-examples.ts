import type { ComponentType } from 'react'
import type { ViteDevServer } from 'vite'
import type { Block } from '../../schema/block.ts'
import { cacheOf } from '../cache/cache.ts'
import { codeHash } from '../cache/code-hash.ts'
import { cachedFileHashes } from '../cache/file-hash-cache.ts'
import { hashAll } from '../cache/hash.ts'
import type { BrokenBlock } from '../content/block-types/broken.ts'
import { placeIn } from '../content/block-types/broken.ts'
import { componentName, sharedFolders } from '../content/block-types/find-blocks.ts'
import type { OwnExample, TryExamples } from '../content/load/own-examples.ts'
import { filesBelow } from '../files/files-below.ts'
import { enginePackages } from '../files/own-block-imports.ts'
import { engineModule, engineRoot } from '../files/roots.ts'
import type * as TryModule from '../render/try-component.tsx'

const bucket = 'examples'

/** The error that the component of a block throws for its example; `undefined` if it renders. */
async function thrownBy(
  vite: ViteDevServer,
  { folder: block, block: fields, isHeadline }: OwnExample,
  site: Parameters<TryExamples>[1],
) {
  const { type, folder, component } = block
  try {
    const { tryComponent } = (await vite.ssrLoadModule(
      engineModule('/src/render/try-component.tsx'),
    )) as typeof TryModule
    const module = (await vite.ssrLoadModule(component)) as Record<string, ComponentType<Block>>
    const html = tryComponent(module[componentName(type)] as ComponentType<Block>, fields, site)
    if (isHeadline || !/<h1[\s>]/.test(html)) return undefined
    const problem =
      'has an `h1`, of which a page has one. Write `headline: true` into the options of `defineBlock` if its title is that of the page, else an `h2`.'
    return { type, file: component, line: 1, column: 1, problem }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    vite.ssrFixStacktrace(error)
    const others = filesBelow(folder).map((name) => `${folder}/${name}`)
    const place = placeIn([component, ...others.filter((file) => file !== component)], error)
    const problem = `throws while the example of the block is rendered: ${error.message.split('\n')[0]}`
    return { type, line: 1, column: 1, ...place, problem }
  }
}

/**
 * Renders examples with the modules of a development server, which is started only if a result is not in the cache: only
 * after a change of the code, of a file of the block, or of what its example shows.
 */
const cached =
  (withServer: <Result>(use: (vite: ViteDevServer) => Promise<Result>) => Promise<Result>): TryExamples =>
  async (examples, site) => {
    const cache = cacheOf(engineRoot)
    const code = codeHash(engineRoot, 'site')
    const keyed = examples.map((example) => {
      const { folder } = example.folder
      const files = [folder, ...sharedFolders(example.folder)].map((one) => [...cachedFileHashes(one, cache)])
      return { example, key: hashAll([code, folder, files, JSON.stringify(example.block), site.language]) }
    })
    const resultOf = (key: string) => cache.getJson<{ broken?: BrokenBlock }>(bucket, key)
    const results = new Map(keyed.map(({ key }) => [key, resultOf(key)]))
    const missing = keyed.filter(({ key }) => results.get(key) === undefined)
    if (missing.length > 0)
      await withServer(async (vite) => {
        for (const { example, key } of missing) {
          const broken = await thrownBy(vite, example, site)
          const result = broken ? { broken } : {}
          results.set(key, result)
          cache.putJson(bucket, key, result)
        }
      })
    return [...results.values()].flatMap((result) => (result?.broken ? [result.broken] : []))
  }

/** Renders examples with a server of their own. */
export const tryExamples: TryExamples = cached(async (use) => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: engineRoot,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    appType: 'custom',
    resolve: { dedupe: [...enginePackages] },
    ssr: { noExternal: ['marquee'] },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  return use(vite).finally(() => vite.close())
})

/** Renders examples with the development server that runs. */
export const tryExamplesWith = (vite: ViteDevServer): TryExamples => cached((use) => use(vite))
