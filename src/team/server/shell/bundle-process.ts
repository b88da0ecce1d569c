import { engineModule } from '../../../files/roots.ts'
import { bundleScripts } from '../../../studio/server/shell/bundle-scripts.ts'

/** Bundles the scripts of the pages for a team, in a process of its own, and sends them to the one that started it. */
const [root = '.'] = process.argv.slice(2)
process.env['NODE_ENV'] = 'production'

const pages = await bundleScripts({ root, entry: engineModule('src/team/client/team.tsx'), format: 'es' })
// A bundle of its own: it is loaded above the studio, and has nothing of the pages.
const scripts = {
  ...pages,
  ...(await bundleScripts({ root, entry: engineModule('src/team/client/bar.ts'), format: 'iife' })),
}
process.send?.(scripts, () => process.disconnect())
