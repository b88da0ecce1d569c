import type { ComponentType } from 'react'
import { createServer, type ViteDevServer } from 'vite'
import type { Block } from '../../schema/block.ts'
import type { Language } from '../../schema/language/language.ts'
import type { Land } from '../../schema/outline.ts'
import { type BrokenBlock, positionInStack } from '../content/block-types/broken.ts'
import { componentName } from '../content/block-types/find-blocks.ts'
import type { OwnExample } from '../content/load/own-examples.ts'
import { filesBelow } from '../files/files-below.ts'
import { enginePackages } from '../files/own-block-imports.ts'
import { engineModule, engineRoot } from '../files/roots.ts'
import type * as TryModule from '../render/try-component.tsx'

/** Examples to render, and what came of one of them, by its number. The process says of each when it begins. */
export type Tried = {
  request: { examples: readonly OwnExample[]; site: { language: Language; map: string | undefined } }
  answer: { begun: number } | { done: number; broken: BrokenBlock | undefined }
}

/** How long the process waits for the next examples, in milliseconds. */
const idleMs = 60_000

const server = createServer({
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

const exit = process.exit.bind(process)
process.exit = () => {
  throw new Error('it calls `process.exit`.')
}

/** A map on which each place of an example lies. */
const landAt = (url: string): Land => ({ url, project: ({ lat, lng }) => ({ x: lng + 180, y: 90 - lat }) })

/** Why a block cannot be used, by its example; `undefined` if it renders. */
async function brokenBy(
  vite: ViteDevServer,
  { folder: block, block: fields, isHeadline }: OwnExample,
  { language, map }: Tried['request']['site'],
): Promise<BrokenBlock | undefined> {
  const { type, folder, component } = block
  try {
    const { tryComponent } = (await vite.ssrLoadModule(
      engineModule('/src/render/try-component.tsx'),
    )) as typeof TryModule
    const module = (await vite.ssrLoadModule(component)) as Record<string, ComponentType<Block>>
    const html = tryComponent(module[componentName(type)] as ComponentType<Block>, fields, {
      language,
      land: map ? landAt(map) : undefined,
    })
    if (isHeadline || !/<h1[\s>]/.test(html)) return undefined
    const problem =
      'has an `h1`, of which a page has one. Write `headline: true` into the options of `defineBlock` if its title is that of the page, else an `h2`.'
    return { type, file: component, line: 1, column: 1, problem }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    vite.ssrFixStacktrace(error)
    const others = filesBelow(folder).map((name) => `${folder}/${name}`)
    const place = positionInStack([component, ...others.filter((file) => file !== component)], error)
    const problem = `throws while the example of the block is rendered: ${error.message.split('\n')[0]}`
    return { type, line: 1, column: 1, ...place, problem }
  }
}

const answer = (words: Tried['answer']) => process.send?.(words)
let idle: NodeJS.Timeout | undefined

process.on('disconnect', () => exit())
process.on('message', async ({ examples, site }: Tried['request']) => {
  clearTimeout(idle)
  const vite = await server
  // Files were saved since the last time.
  vite.environments.ssr.moduleGraph.invalidateAll()
  await vite.ssrLoadModule(engineModule('/src/render/try-component.tsx'))
  for (const [number, example] of examples.entries()) {
    answer({ begun: number })
    answer({ done: number, broken: await brokenBy(vite, example, site) })
  }
  idle = setTimeout(() => exit(), idleMs)
})
