import { bundleScripts } from './bundle.ts'

/** Bundles the code below a folder, with the blocks of a content folder, and sends the scripts to the process that started it. */
const [root = '.', pages = 'pages'] = process.argv.slice(2)
// Bundles are cached for all who need them, whatever they run as.
process.env['NODE_ENV'] = 'production'
process.env['SITE'] = pages
process.send?.(await bundleScripts(root), () => process.disconnect())
