import type { LoadScript } from '../provider.ts'

type Scope = { dataLayer?: unknown[] }

/** The list by which pages speak to the tags of Google. */
export const dataLayer = (): unknown[] => ((globalThis as Scope).dataLayer ??= [])

/** A command of gtag.js, which reads the arguments of a function and no arrays. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: gtag.js distinguishes commands from other entries by this object
  dataLayer().push(arguments)
}

export const tagOrigin = 'https://www.googletagmanager.com'

export const loadTag = (load: LoadScript, file: string, id: string) => load(`${tagOrigin}/${file}?id=${id}`)
