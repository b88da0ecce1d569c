import { islands } from 'virtual:marquee/islands'
import { type ComponentType, type RefObject, startTransition, useEffect, useRef } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { columnCacheOf } from '../components/column-styles.tsx'
import type { PictureTable } from '../components/picture/pictures-context.ts'
import { Providers } from '../components/providers.tsx'
import { Island, type IslandFields } from '../render/island.tsx'
import { gateId } from '../render/page-data.ts'
import { firstHydrated, onHydrated } from './event-replay.ts'
import { holdFields } from './hydrate-fields.ts'
import { styleCache } from './style-cache.ts'

const lazyProps = new Map<string, Promise<unknown>>()

/** How long the other islands wait for the touched one, in milliseconds. */
const maxWaitMs = 1_000
let first: { element: Element; isOver: Promise<unknown> } | undefined

/** Hydrates this island before the others: the visitor has touched it. */
export function hydrateFirst(element: Element) {
  first = { element, isOver: Promise.race([firstHydrated, new Promise((done) => setTimeout(done, maxWaitMs))]) }
}

/** Loads a prop that the build has put into a module of its own: `src/builder/pages/lazy-props.ts`. */
async function loadProp(address: string): Promise<unknown> {
  const loading =
    lazyProps.get(address) ?? import(/* @vite-ignore */ address).then((module: { default: unknown }) => module.default)
  lazyProps.set(address, loading)
  try {
    return await loading
  } catch (error) {
    lazyProps.delete(address)
    throw error
  }
}

function loadComponent(type: string): Promise<unknown> {
  if (type === gateId) return import('./gate.tsx').then((m) => m.Gate)
  const island = islands[type]
  // A block that the site got while the page was open.
  if (!island && import.meta.hot) location.reload()
  if (!island) throw new Error(`\`${type}\` is not an island.`)
  return island()
}

type LazyProps = { lazy?: Readonly<Record<string, string>> }

/** Loads the code and the lazy props of an island. */
async function load({ lazy = {}, ...props }: IslandFields & LazyProps) {
  const [component, ...loaded] = await Promise.all([
    loadComponent(props.type) as Promise<ComponentType<IslandFields>>,
    ...Object.entries(lazy).map(async ([key, address]) => [key, await loadProp(address)] as const),
  ])
  return { component, fields: { ...props, ...Object.fromEntries(loaded) } }
}

/** An island of the page: a React root in its element, over the HTML of the build. */
function createIsland(element: Element, styles = styleCache) {
  let root: Root | undefined
  let isGone = false
  let calls = 0
  let releaseFields = () => (target: Element) => target
  const report = () => onHydrated(element, releaseFields())
  return {
    /** Hydrates the island, or renders it again with other props. Of calls that overlap, the latest counts. */
    async show(given: IslandFields, pictures: PictureTable) {
      const call = ++calls
      const isLatest = () => !isGone && call === calls
      const loaded = await load(given).catch((error: unknown) => {
        console.error(`The island ${given.id} could not be loaded.`, error)
        if (isLatest()) window.marquee.lost()
      })
      if (element !== first?.element) await first?.isOver
      if (!loaded || !isLatest()) return
      const { component, fields } = loaded
      const tree = (
        <Providers cache={styles} pictures={pictures}>
          <Island component={component} fields={fields} onHydrated={report} />
        </Providers>
      )
      if (root) return root.render(tree)
      // In a transition React hydrates in slices of 5 ms. Without one it is a single task, which blocks the first tap.
      releaseFields = holdFields(element)
      startTransition(() => {
        root = hydrateRoot(element, tree, {
          identifierPrefix: given.id ?? '',
          // To unmount a root that waits to hydrate counts as an error of hydration.
          onRecoverableError: (error) =>
            isGone || console.error(`The island ${given.id} did not match its HTML.`, error),
        })
      })
    },
    /** React does not unmount a root while it renders another. */
    remove() {
      isGone = true
      queueMicrotask(() => root?.unmount())
    },
  }
}

/** Hydrates the element of this reference as an island, with these props. Without `fields`, does nothing. */
export function useIsland<E extends Element>(fields: IslandFields | undefined, pictures: PictureTable) {
  const element = useRef<E>(null)
  const island = useRef<ReturnType<typeof createIsland>>(undefined)
  const isPresent = fields !== undefined
  useEffect(() => {
    if (!isPresent || !element.current) return undefined
    const created = createIsland(element.current)
    island.current = created
    return () => created.remove()
  }, [isPresent])
  useEffect(() => {
    if (fields) island.current?.show(fields, pictures)
  }, [fields, pictures])
  return element
}

/** Hydrates the islands in the blocks of a block, whose HTML is `content`. */
export function useIslandsInside(
  element: RefObject<Element | null>,
  content: object,
  inside: readonly IslandFields[] = none,
  pictures: PictureTable,
) {
  const islands = useRef(new Map<string | undefined, ReturnType<typeof createIsland>>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other elements
  useEffect(() => {
    const created = islands.current
    return () => {
      for (const island of created.values()) island.remove()
      created.clear()
    }
  }, [content])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other elements
  useEffect(() => {
    for (const fields of inside) {
      const own = element.current?.querySelector(`[id="${fields.id}"]`)
      const island = islands.current.get(fields.id) ?? (own && createIsland(own, columnCacheOf(styleCache)))
      if (!island) continue
      islands.current.set(fields.id, island)
      island.show(fields, pictures)
    }
  }, [content, inside, pictures, element])
}

const none: readonly IslandFields[] = []
