import { type ComponentType, createElement, lazy, use } from 'react'
import { isIsland, islands } from '../../blocks/islands.ts'
import type { IslandFields } from '../render/island.tsx'
import { gateId } from '../render/page-data.ts'
import { firstHydrated } from './event-replay.ts'

/** Addresses of lazy props, by key, or the one address of all fields of a block. */
type Apart = { apart?: Readonly<Record<string, string>> | string }

const known = new Map<string, ComponentType<IslandFields>>()
const parts = new Map<string, Promise<unknown>>()

/** The longest time that other islands wait, in milliseconds. */
const mostWaitMs = 1_000
let first: { type: string; turn: Promise<unknown> } | undefined

/** Lets islands of a type hydrate before the others, because one of them was touched. */
export function hydrateFirst(type: string) {
  first = { type, turn: Promise.race([firstHydrated, new Promise((done) => setTimeout(done, mostWaitMs))]) }
}

/** A value in a module of its own. */
function part(address: string): Promise<unknown> {
  const loading =
    parts.get(address) ?? import(/* @vite-ignore */ address).then((module: { default: unknown }) => module.default)
  parts.set(address, loading)
  return loading
}

/** The component, which waits for its lazy props. */
function whole(Component: ComponentType<IslandFields>): ComponentType<IslandFields> {
  return function Whole({ apart = {}, ...fields }: IslandFields & Apart) {
    const loaded =
      typeof apart === 'string'
        ? (use(part(apart)) as object)
        : Object.fromEntries(Object.entries(apart).map(([key, address]) => [key, use(part(address))]))
    return createElement(Component, { ...fields, ...loaded })
  }
}

function loaderOf(type: string): () => Promise<unknown> {
  if (type === gateId) return () => import('./gate.tsx').then((m) => m.Gate)
  if (!isIsland(type)) throw new Error(`\`${type}\` is not a live block.`)
  return islands[type]
}

/** The component of an island. Its code is loaded when a page first shows one. */
export function liveComponent(type: string): ComponentType<IslandFields> {
  const load = loaderOf(type)
  const loaded = async () => {
    const Component = (await load()) as ComponentType<IslandFields>
    if (type !== first?.type) await first?.turn
    return { default: whole(Component) }
  }
  const component = known.get(type) ?? lazy(loaded)
  known.set(type, component)
  return component
}
