import { type Resolving, startResolving } from '../resolve/resolve-context.ts'
import { isOwnName } from '../resolve/resolve-data.ts'
import { type Scope, withPage } from '../resolve/scope.ts'
import type { createBlockCheck } from '../validate/block-check.ts'
import { type Kept, type Reads, type Records, readList, readToken } from './dependency-cache.ts'
import type { Blocks } from './read-blocks.ts'
import type { SharedContent } from './shared-content.ts'

/** Makes the blocks of an item for another page; `undefined` where they must be read, because something is wrong. */
export type Recipe = (reading: Reading) => Blocks | undefined

/** What is known of an entry of `blocks:` that several pages hold, as one object. */
export type Item = { kept: Kept<Blocks>; recipe?: Recipe | undefined; readings: number }

/** What blocks gave on other pages of the same shared content. */
export type Memory = {
  of: (item: object) => Item
  /** Whether the next block that is made by a recipe is to be read the plain way as well. */
  isSample: () => boolean
}

/** What all pages of one shared content have together. */
export type PageContext = {
  shared: SharedContent
  checkBlock: ReturnType<typeof createBlockCheck>
  memory: Memory
}

/** The reading of one page. `reads` is told what `scope` and `resolving` look up. */
export type Reading = {
  records: Records
  reads: Reads
  scope: Scope
  resolving: Resolving
  checkBlock: PageContext['checkBlock']
  memory: PageContext['memory']
}

type Start = { file: string; city: string | undefined; service: string | undefined; head: Record<string, unknown> }

/** A reading of the page in `file` with this head; nothing is looked up yet. */
export function startReading({ file, city, service, head }: Start, context: PageContext): Reading {
  const { shared, checkBlock, memory } = context
  const reads = { follows: 0 }
  const family = service === undefined ? undefined : shared.serviceOf(service)?.family
  const library = shared.libraryFor(city, service)
  return {
    records: { city: city ?? '', service: service ?? '', cityAndFamily: `${city ?? ''} ${family ?? ''}` },
    reads,
    scope: { ...withPage(shared.scopeOf(file, city, service), head), onRead: (name) => readToken(reads, name) },
    resolving: startResolving({
      ...library,
      data: (name) => {
        if (isOwnName(name)) readList(reads, name)
        return library.data(name)
      },
    }),
    checkBlock,
    memory,
  }
}
