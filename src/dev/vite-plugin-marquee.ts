import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as DevSiteModule from './dev-site.ts'

/** Folders below the root in which Vite looks for changes. The content has a watcher of its own. */
const watched = ['blocks', 'public', 'schema', 'src']

/** Whether Vite ignores changes of this path. It watches files in the root itself, which include configuration. */
function isIgnored(root: string, path: string): boolean {
  const [folder = '', ...rest] = path.startsWith(root + sep) ? path.slice(root.length + 1).split(sep) : []
  return rest.length > 0 && !watched.includes(folder)
}

/**
 * The code that reads content. Node loads it unbundled: bundled into the configuration, it would not find its own
 * files.
 */
const loadDevSite = async (): Promise<typeof DevSiteModule> =>
  import(pathToFileURL(join(import.meta.dirname, 'dev-site.ts')).href)

/**
 * Makes Vite serve the site of this repository in development: its pages, their diagnostics, the gallery of blocks.
 * `MARQUEE_PAGES` names another content folder than `pages`.
 */
export function marquee(): Plugin {
  let site: DevSiteModule.DevSite | undefined
  return {
    name: 'marquee',
    config: ({ root = process.cwd() }) => ({ server: { watch: { ignored: (path) => isIgnored(root, path) } } }),
    async configureServer(server) {
      const { createDevSite } = await loadDevSite()
      const started = await createDevSite(server, resolve(server.config.root, process.env['MARQUEE_PAGES'] ?? 'pages'))
      site = started
      server.middlewares.use(started.defer)
      return () => void server.middlewares.use(started.answer)
    },
    hotUpdate({ file }) {
      if (this.environment.name === 'client') site?.fileChanged(file)
    },
    closeBundle() {
      site?.close()
    },
  }
}
