import { type ComponentType, lazy } from 'react'
import { isLive, liveBlocks } from '../../blocks/live.ts'
import type { LiveFields } from '../renderer/live-part.tsx'

const known = new Map<string, ComponentType<LiveFields>>()

/** The component of a live block type. Its code is loaded when a page first shows one. */
export function liveComponent(type: string): ComponentType<LiveFields> {
  if (!isLive(type)) throw new Error(`\`${type}\` is not a live block.`)
  const load = liveBlocks[type] as () => Promise<unknown>
  const component = known.get(type) ?? lazy(async () => ({ default: (await load()) as ComponentType<LiveFields> }))
  known.set(type, component)
  return component
}
