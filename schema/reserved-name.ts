import { downloadFolder } from './block-file.ts'

/**
 * Whether a name, with any ending, is that of a device on Windows, where no file can have it (Microsoft, “Naming Files,
 * Paths, and Namespaces”).
 */
export const isDeviceName = (name: string): boolean => /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i.test(name)

/** Why nothing can have such a name. */
export const deviceWords = (name: string): string =>
  `\`${name}\` is the name of a device on Windows, so no file or folder there can have it.`

/**
 * First parts of addresses that are answered with something else than a page or file of the site: the inquiry service
 * (`api`, `healthz`), files and folders that a build writes, and the studio. The development server answers a page before
 * a file of its code.
 */
const reserved = new Set(['api', 'assets', 'healthz', 'snapshots', 'studio'])

/** Addresses of files that every build writes beside the pages, whatever the public folders hold. */
export const alwaysWritten: readonly string[] = [
  '/llms.txt',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap-1.xml',
  '/sitemap.xml',
]
/** The search index, which the development server answers itself. */
const searchFile = '/search.json'

/**
 * The part of an address that is reserved, as an address; `undefined` if the address is free. Capitals do not count, as in
 * the names of files on some systems. What is below `/downloads` is sent as a file, so no page is there. That an alias is
 * a file of the build is reported as an alias that is taken.
 */
export function reservedPart(address: string, of: 'page' | 'file' = 'page'): string | undefined {
  const small = address.toLowerCase()
  if (of === 'page' && small.startsWith(`${downloadFolder}/`)) return `${downloadFolder}/`
  const [, first = ''] = small.split('/')
  if (reserved.has(first) || (of === 'page' && first === 'index')) return `/${first}`
  const isFileOfBuild = of === 'file' && (alwaysWritten.includes(small) || /^\/_[^/]*\.json$/.test(small))
  return small === searchFile || isFileOfBuild ? small : undefined
}

/** A name that is free in place of a reserved one: `con.pdf` → `con-file.pdf`. */
const otherName = (name: string, kind: string) =>
  name.replace(/^([^.]*)/, (_, start: string) => `${start.replace(/^_/, '')}-${kind}`)

/** The address with another name in place of those that are reserved: `/api/con` → `/api-page/con-page`. */
export function freeAddress(address: string, of: 'page' | 'file' = 'page'): string {
  const [, first = '', ...rest] = address.split('/')
  const isReserved = reservedPart(address, of) !== undefined
  return ['', isReserved ? otherName(first, of) : first, ...rest]
    .map((part, index) => (isDeviceName(part) && !(isReserved && index === 1) ? otherName(part, of) : part))
    .join('/')
}
