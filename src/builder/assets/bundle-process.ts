import { bundleScripts } from './bundle.ts'

/** Bundles the code below a folder, with the blocks of a content folder, and sends the scripts to the process that started it. */
const [root = '.', pages = 'pages'] = process.argv.slice(2)
process.env['SITE'] = pages
process.send?.(await bundleScripts(root), () => process.disconnect())
