import { bundleScripts } from './bundle.ts'

/** Bundles the code below the folder that is its argument, and sends the scripts to the process that started it. */
const [, , root = '.'] = process.argv
process.send?.(await bundleScripts(root), () => process.disconnect())
