import { engineModule } from '../../../files/roots.ts'
import { bundleScripts } from '../../../studio/server/shell/bundle-scripts.ts'

/** Bundles the scripts of the pages for a team, in a process of its own, and sends them to the one that started it. */
const [root = '.'] = process.argv.slice(2)
process.env['NODE_ENV'] = 'production'

const scripts = await bundleScripts({ root, entry: engineModule('src/team/client/team.tsx'), format: 'es' })
process.send?.(scripts, () => process.disconnect())
