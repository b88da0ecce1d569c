import { build, type Rolldown } from 'vite'

type Options = {
  root: string
  entry: string
  /** `iife` runs at once, before what follows it in the document. */
  format: 'es' | 'iife'
  /** Chunks that several others share. */
  groups?: { name: string; test: (id: string) => boolean; minShareCount: number }[]
}

/** Bundles a script with what it loads on demand, in chunks beside it. Returns them by name. */
export async function bundleScripts({ root, entry, format, groups = [] }: Options): Promise<Record<string, string>> {
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
        output: {
          format,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: format === 'es' && { groups },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return Object.fromEntries(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
  )
}
