import type { HereRequest } from '../../bar-wire.ts'

/** A tab with the studio of a workspace: whose it is, and which page it shows. */
export type Tab = {
  person: number
  workspace: number
  /** The address of the page; empty for a view of no page. */
  page: string
  /** Whether nobody sees it. */
  isAway: boolean
}

/** How long a tab that says nothing is here, in milliseconds: it says where it is every four seconds. */
const silentMs = 30_000

/** How many tabs of one person are known. */
const maxTabs = 50

type Options = {
  now: () => Date
  /** Whether a person has a request open in a workspace. Browsers let a tab that nobody sees say little. */
  isConnected: (workspace: number, person: number) => boolean
}

/** Which tabs show which page in which workspace. It is stored nowhere. */
export function createPresence({ now, isConnected }: Options) {
  const tabs = new Map<string, Tab & { seenMs: number }>()

  function forget(): void {
    const nowMs = now().getTime()
    for (const [key, { seenMs, isAway, workspace, person }] of tabs)
      if (nowMs - seenMs >= silentMs && !(isAway && isConnected(workspace, person))) tabs.delete(key)
  }

  return {
    /** Notes what a tab of a person says about itself. */
    note(person: number, workspace: number, { tab, page, isAway, isGone }: HereRequest): void {
      const key = `${person} ${workspace} ${tab}`
      tabs.delete(key)
      if (isGone) return
      const own = [...tabs].filter(([, one]) => one.person === person)
      for (const [oldest] of own.slice(0, Math.max(0, own.length + 1 - maxTabs))) tabs.delete(oldest)
      tabs.set(key, { person, workspace, page, isAway, seenMs: now().getTime() })
    },
    /** All tabs that are here. */
    tabs(): readonly Tab[] {
      forget()
      return [...tabs.values()]
    },
  }
}
