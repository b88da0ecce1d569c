import { engineModule } from '../../../files/roots.ts'
import { bundleScripts } from './bundle-scripts.ts'

/** Bundles the scripts of the studio, in a process of its own, and sends them to the one that started it. */
const [root = '.'] = process.argv.slice(2)
process.env['NODE_ENV'] = 'production'

/** What reads YAML and Markdown, and what edits formatted texts. They are large, and loaded with the first field that needs them. */
const late =
  /prosemirror|client\/writing|components\/prose|node_modules\/(?:yaml|markdown-it|entities|linkify-it|mdurl|uc\.micro|punycode\.js)\//

/** One chunk for what at least three of the shell and its views share: else it is in a dozen, each a request before the first page shows. */
const shared = { name: 'shared', test: (id: string) => !late.test(id), minShareCount: 3 }

const scripts = {
  ...(await bundleScripts({
    root,
    entry: engineModule('src/studio/client/shell.tsx'),
    format: 'es',
    groups: [shared],
  })),
  ...(await bundleScripts({ root, entry: engineModule('src/studio/frame/frame.ts'), format: 'iife' })),
}
process.send?.(scripts, () => process.disconnect())
