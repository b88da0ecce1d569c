import { build, type Rolldown } from 'vite'
import { engineModule } from '../../../files/roots.ts'

/** Bundles the scripts of the studio, in a process of its own, and sends them to the one that started it. */
const [root = '.'] = process.argv.slice(2)
process.env['NODE_ENV'] = 'production'

/** What reads YAML and Markdown, and what edits formatted texts. They are large, and loaded with the first field that needs them. */
const late =
  /prosemirror|client\/writing|components\/prose|node_modules\/(?:yaml|markdown-it|entities|linkify-it|mdurl|uc\.micro|punycode\.js)\//

/** One chunk for what at least three of the shell and its views share: else it is in a dozen, each a request before the first page shows. */
const shared = { name: 'shared', test: (id: string) => !late.test(id), minShareCount: 3 }

/** Scripts by name. `iife` runs at once, before what follows it in the document. */
async function bundled(entry: string, format: 'es' | 'iife'): Promise<Record<string, string>> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // What the shell loads on demand is in chunks beside it.
        output: {
          format,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: format === 'es' && { groups: [shared] },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return Object.fromEntries(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
  )
}

const scripts = {
  ...(await bundled(engineModule('src/studio/client/shell.tsx'), 'es')),
  ...(await bundled(engineModule('src/studio/frame/frame.ts'), 'iife')),
}
process.send?.(scripts, () => process.disconnect())
