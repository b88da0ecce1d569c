import type { LoadScript } from './provider.ts'

type Factory = { createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown }

/**
 * Allows scripts of these origins alone, also where a script of theirs loads others. As the default policy of Trusted Types
 * it is asked for each text that becomes the address of a script; texts that would become HTML or code stay refused.
 */
export function trustScriptsOf(origins: readonly string[]): void {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  factory?.createPolicy('default', {
    createScriptURL: (address) => (origins.includes(new URL(address, location.href).origin) ? address : null),
  })
}

/** Loads a script of another site. A visitor who blocks it reads the page as everybody does. */
export const loadScript: LoadScript = (address, attributes = undefined) =>
  new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true, ...attributes })
    script.addEventListener('load', () => resolve())
    document.head.append(script)
  })
