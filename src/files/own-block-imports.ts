import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineRoot } from './roots.ts'

const packageFile = join(engineRoot, 'package.json')
const { name, dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
  name: string
  dependencies: Record<string, string>
}

/**
 * The engine and its packages. An own block imports those of the engine that runs, wherever its folder lies, such as in a
 * copy of the content or in another checkout: with a React of its own no hook would work. Other packages are those that
 * are installed beside it.
 */
export const enginePackages: readonly string[] = [name, ...Object.keys(dependencies)]

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''

let isRegistered = false

/** From here on Node finds `enginePackages` for own blocks. Vite finds them by its option `dedupe`. */
export function resolveOwnBlockImports(): void {
  if (isRegistered) return
  isRegistered = true
  const parentURL = pathToFileURL(packageFile).href
  registerHooks({
    resolve(specifier, context, next) {
      const isOfOwnBlock = context.parentURL?.includes('/_blocks/') === true
      const isOfEngine = isOfOwnBlock && enginePackages.includes(packageOf(specifier))
      const found = next(specifier, isOfEngine ? { ...context, parentURL } : context)
      const version = isOfOwnBlock && new URL(context.parentURL ?? '').searchParams.get('v')
      if (!version || !specifier.startsWith('.')) return found
      // A file that the schema imports is as new as the schema.
      const url = new URL(found.url)
      url.searchParams.set('v', version)
      return { ...found, url: url.href }
    },
  })
}
