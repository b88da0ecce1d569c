import { type ComponentType, createElement, lazy, use } from 'react'
import { isIsland, islands } from '../../blocks/islands.ts'
import type { IslandFields } from '../render/island.tsx'
import { gateId } from '../render/page-data.ts'
import { firstHydrated } from './event-replay.ts'

const components = new Map<string, ComponentType<IslandFields>>()
const lazyProps = new Map<string, Promise<unknown>>()

/** How long the other islands wait for the touched one, in milliseconds. */
const longestWaitMs = 1_000
let first: { type: string; isOver: Promise<unknown> } | undefined

/** Hydrates islands of this type before the others: the visitor has touched one. */
export function hydrateFirst(type: string) {
  first = { type, isOver: Promise.race([firstHydrated, new Promise((done) => setTimeout(done, longestWaitMs))]) }
}

/** Loads a prop that the build has put into a module of its own: `src/builder/pages/lazy-props.ts`. */
function loadProp(address: string): Promise<unknown> {
  const loading =
    lazyProps.get(address) ?? import(/* @vite-ignore */ address).then((module: { default: unknown }) => module.default)
  lazyProps.set(address, loading)
  return loading
}

type LazyProps = { lazy?: Readonly<Record<string, string>> }

/** The component, which suspends until its lazy props are loaded. */
function withLazyProps(Component: ComponentType<IslandFields>): ComponentType<IslandFields> {
  return function WithLazyProps({ lazy: addresses = {}, ...props }: IslandFields & LazyProps) {
    const loaded = Object.entries(addresses).map(([key, address]) => [key, use(loadProp(address))])
    return createElement(Component, { ...props, ...Object.fromEntries(loaded) })
  }
}

function importOf(type: string): () => Promise<unknown> {
  if (type === gateId) return () => import('./gate.tsx').then((m) => m.Gate)
  if (!isIsland(type)) throw new Error(`\`${type}\` is not an island.`)
  return islands[type]
}

/** The component of an island type. Its code is loaded when a page first shows one. */
export function islandComponent(type: string): ComponentType<IslandFields> {
  const load = importOf(type)
  const component =
    components.get(type) ??
    lazy(async () => {
      const Component = (await load()) as ComponentType<IslandFields>
      if (type !== first?.type) await first?.isOver
      return { default: withLazyProps(Component) }
    })
  components.set(type, component)
  return component
}
