import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import type * as FindBlocks from '../content/block-types/find-blocks.ts'
import type * as SiteBlocks from '../content/block-types/site-blocks.ts'
import { enginePackages } from '../files/own-block-imports.ts'
import { engineModule, projectRoot } from '../files/roots.ts'

const blocksModule = 'virtual:marquee/blocks'
const islandsModule = 'virtual:marquee/islands'
/** Vite leaves a module whose id begins like this to its plugin. */
const resolved = (id: string) => `\0${id}`

const modules = [blocksModule, islandsModule].map(resolved)

type ModuleGraph = ViteDevServer['environments'][string]['moduleGraph']

/** Generates the modules again, and loads again what imports them. */
function invalidateModules(graph: ModuleGraph): void {
  for (const module of modules.flatMap((id) => graph.getModuleById(id) ?? [])) graph.invalidateModule(module)
}

/** These files of blocks were saved, created or deleted: what is loaded from now on is what they are now. */
export function blocksChanged({ environments }: ViteDevServer, files: Iterable<string>): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const file of files) moduleGraph.onFileChange(file)
    invalidateModules(moduleGraph)
  }
}

/** Node loads it unbundled: bundled into the configuration, it would not find the folders of blocks. */
const blockTypesModule = (file: string) =>
  import(pathToFileURL(join(import.meta.dirname, '../content/block-types', engineModule(file))).href)
const findBlocks = (): Promise<typeof FindBlocks> => blockTypesModule('find-blocks.ts')
const siteBlocks = (): Promise<typeof SiteBlocks> => blockTypesModule('site-blocks.ts')

/**
 * Makes the modules of `virtual-modules.d.ts` from the folders of blocks: the engine's, and those of the content folder
 * `pages`. A broken block of a site is left out, so that everything else goes on.
 */
export function marqueeBlocks(pages: string): Plugin {
  let root = process.cwd()
  const content = () => resolve(projectRoot, pages)

  async function blocksCode(): Promise<string> {
    const [{ componentName }, { usableBlocks }] = await Promise.all([findBlocks(), siteBlocks()])
    const { blocks } = await usableBlocks(projectRoot, content())
    const imports = blocks.map(({ schema }, index) => `import * as schema${index} from ${JSON.stringify(schema)}`)
    const entries = blocks.map(({ type, component }, index) => {
      const load = `() => import(${JSON.stringify(component)}).then((module) => module.${componentName(type)})`
      return `  ${JSON.stringify(type)}: { schema: schemaOf(schema${index}, ${JSON.stringify(type)}), load: ${load} },`
    })
    return [
      ...imports,
      'const isSchema = (value) => typeof value === "object" && value !== null && typeof value.meta === "function"',
      'const schemaOf = (module, type) => Object.values(module).find((one) => isSchema(one) && one.meta()?.title === type)',
      `export const blocks = {\n${entries.join('\n')}\n}`,
    ].join('\n')
  }

  async function islandsCode(): Promise<string> {
    const [{ componentName }, { usableBlocks }] = await Promise.all([findBlocks(), siteBlocks()])
    const { islands } = await usableBlocks(projectRoot, content())
    const entries = islands.map(
      ({ type, component }) =>
        `  ${JSON.stringify(type)}: () => import(${JSON.stringify(component)}).then((module) => module.${componentName(type)}),`,
    )
    return `export const islands = {\n${entries.join('\n')}\n}`
  }

  return {
    name: 'marquee:blocks',
    async config(given) {
      root = resolve(given.root ?? root)
      const { usableBlocks } = await siteBlocks()
      const { islands } = await usableBlocks(projectRoot, content())
      // A package that is found later would reload the open page.
      const entries = islands.map(({ component }) => relative(root, component))
      return { optimizeDeps: { entries }, resolve: { dedupe: [...enginePackages] } }
    },
    resolveId: (id) => (id === blocksModule || id === islandsModule ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(blocksModule)) return blocksCode()
      return id === resolved(islandsModule) ? islandsCode() : undefined
    },
    /** Which blocks there are, and whether one is an island, may have changed with a schema, or with a file that comes or goes. */
    hotUpdate({ type, file }) {
      if (basename(dirname(dirname(file))) !== 'blocks') return
      if (type !== 'update' || /^schema\.[jt]s$/.test(basename(file))) invalidateModules(this.environment.moduleGraph)
    },
  }
}
