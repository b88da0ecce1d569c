import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { unbundledCode, unbundledPath } from '../files/bundled-path.ts'
import { engineModule, projectRoot } from '../files/roots.ts'
import type { createDevSite, DevSite } from './dev-site.ts'

const name = 'marquee'

/** The plugin of a server. */
export const pluginOf = ({ config }: ViteDevServer): PluginApi =>
  config.plugins.find((plugin): plugin is Plugin<PluginApi> => plugin.name === name)?.api as PluginApi

/** Folders below the root in which Vite looks for changes. The content has a watcher of its own. */
const watched = ['blocks', 'public', 'schema', 'src']

/** Whether Vite ignores changes of this path. It watches files in the root itself, which include configuration. */
function isIgnored(root: string, pages: string, path: string): boolean {
  const own = resolve(root, pages, '_blocks')
  // What leads to the blocks of the site, and everything in them.
  if (`${own}${sep}`.startsWith(path + sep) || path.startsWith(own + sep)) return false
  const [folder = '', ...rest] = path.startsWith(root + sep) ? path.slice(root.length + 1).split(sep) : []
  return rest.length > 0 && !watched.includes(folder)
}

/**
 * What browsers may ask Vite for: where the scripts of pages begin, and the packages that Vite has bundled for them. It
 * allows what these import by itself. Everything else of the repository stays closed: other accounts of the machine can
 * ask this server too, and a file here may be readable by its owner alone.
 */
const served = ['src/client', 'src/gallery/client', 'src/measure']

/**
 * The code that reads content. Node loads it unbundled: bundled into the configuration, it would not find its own
 * files.
 */
const loadDevSite = async (): Promise<{ createDevSite: typeof createDevSite }> =>
  import(pathToFileURL(join(import.meta.dirname, engineModule('dev-site.ts'))).href)

/** What commands ask of the plugin. */
type PluginApi = {
  /** Bundles the scripts of the studio, or finds them in the cache. */
  prepareStudio: () => Promise<unknown>
}

/** In place of the socket of browsers, one that never opens. */
const silentSocket = 'class WebSocket extends EventTarget {}'

/**
 * The site of this repository, for Vite. `npx vite` serves its pages, their diagnostics and the gallery of blocks;
 * `npx vite build` is `npm run build`. `SITE` names another content folder than `pages`.
 */
export function marquee(): Plugin<PluginApi> {
  const pages = process.env['SITE'] ?? 'pages'
  let site: DevSite | undefined
  return {
    name,
    api: { prepareStudio: async () => site?.prepareStudio() },
    config: ({ root = process.cwd() }) => {
      const problem = unbundledPath(root) ?? unbundledCode(resolve(projectRoot, pages))
      if (problem !== undefined) throw new Error(problem)
      // Beside the other packages of the project: the folder of the engine may be one of them.
      const cacheDir = resolve(projectRoot, 'node_modules/.vite')
      return {
        cacheDir,
        builder: {},
        server: {
          watch: { ignored: (path) => isIgnored(root, resolve(projectRoot, pages), path) },
          fs: { strict: true, allow: [...served.map((path) => resolve(root, path)), cacheDir] },
        },
      }
    },
    // The host of a workspace answers no socket: the client of Vite waits for one there without asking.
    transform: (code, id) =>
      process.env['WORKSPACE_BAR'] !== undefined && id.endsWith('vite/dist/client/client.mjs')
        ? { code: `${silentSocket}\n${code}`, map: null }
        : undefined,
    async configureServer(server) {
      const { createDevSite } = await loadDevSite()
      const started = await createDevSite(server, resolve(projectRoot, pages))
      site = started
      // Vite watches the folder of the engine, which need not be that of the project.
      server.watcher.add(resolve(projectRoot, pages, '_blocks'))
      // It would start a program of this account for everybody who can reach the port.
      server.middlewares.use('/__open-in-editor', (_request, response) => void response.writeHead(403).end())
      // Vite then allows the file itself to everybody. No script of a page is a worker.
      server.middlewares.use((request, response, next) =>
        /[?&](?:shared)?worker(?:[&=]|$)/.test(request.url ?? '') ? void response.writeHead(403).end() : next(),
      )
      server.middlewares.use(started.defer)
      server.middlewares.use(started.answerFile)
      server.middlewares.use(started.answerStudio)
      server.middlewares.use(started.answerPage)
      return () => void server.middlewares.use(started.answer)
    },
    hotUpdate({ file }) {
      if (this.environment.name === 'client') site?.fileChanged(file)
    },
    closeBundle() {
      site?.close()
    },
    async buildApp({ config, environments }) {
      const setup = join(config.root, 'src/cli/setup.mjs')
      const args = [setup, 'build', '--site', pages, '--out', config.build.outDir]
      const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
      if (code !== 0) process.exitCode = 1
      // The build of the site bundles them where the cache has none: else Vite would build them into the same folder.
      for (const environment of Object.values(environments)) environment.isBuilt = true
    },
  }
}
