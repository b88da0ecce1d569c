import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shortHash } from '../../cache/hash.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { writeIfAbsent } from '../../files/write-if-absent.ts'
import { gateId, type PageData } from '../../render/page-data.ts'

/** Props whose JSON is longer than this are lazy: they would weigh more in each page than a request costs. */
const maxInlineLength = 1_500

type Islands = PageData['islands']

/**
 * Returns a function that moves the large props of islands into modules below `outDir`, which pages share. It returns the
 * islands with the addresses of these modules under `lazy`, and the addresses. `inLanguage` puts those of a language into JSON.
 */
export function createLazyProps(outDir: string, inLanguage = (json: string) => json) {
  /** Writes the module of a large value and returns its address. */
  const moduleOf = memoizeObjects((value: object): string | undefined => {
    const json = JSON.stringify(value)
    if (json.length <= maxInlineLength) return undefined
    const text = inLanguage(json)
    const address = `/assets/props-${shortHash(text)}.js`
    const file = join(outDir, address)
    mkdirSync(dirname(file), { recursive: true })
    writeIfAbsent(file, `export default ${text}`)
    return address
  })

  return (islands: Islands): { islands: Islands; modules: string[] } => {
    const modules = new Set<string>()
    const entries = Object.entries(islands).map(([id, island]) => {
      // The screen of a protected page is there at once.
      if (island.type === gateId) return [id, island] as const
      const props: Record<string, unknown> & { type: string } = { ...island }
      const lazy: Record<string, string> = {}
      for (const [key, value] of Object.entries(island)) {
        const address = typeof value === 'object' && value !== null ? moduleOf(value) : undefined
        if (address === undefined) continue
        delete props[key]
        lazy[key] = address
        modules.add(address)
      }
      return [id, Object.keys(lazy).length > 0 ? { ...props, lazy } : island] as const
    })
    return { islands: Object.fromEntries(entries), modules: [...modules] }
  }
}
