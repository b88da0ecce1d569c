import { optimizeDeps, resolveConfig } from 'vite'
import { endWithParent } from '../../files/end-with-parent.ts'
import { devServerConfig } from './dev-server.ts'

/**
 * Bundles the packages that browsers load from a development server, if the bundles on the disk are not up to date. A
 * server that does it in its own process stays 0.3 GB larger until it ends: docs/decisions/team.md.
 */
endWithParent()
const [pages = ''] = process.argv.slice(2)
await optimizeDeps(await resolveConfig(devServerConfig(pages, 'error'), 'serve'))
