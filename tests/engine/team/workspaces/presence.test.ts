import { describe, expect, it } from 'vitest'
import { createPresence } from '../../../../src/team/server/workspaces/presence.ts'

/** Presence with a clock, and with who has a request open. */
function presence() {
  let nowMs = 0
  const connected = new Set<string>()
  const known = createPresence({
    now: () => new Date(nowMs),
    isConnected: (workspace, person) => connected.has(`${workspace} ${person}`),
  })
  const tab = { tab: 'a', page: '/about', isAway: false, isGone: false }
  return {
    ...known,
    connected,
    tab,
    later: (ms: number) => {
      nowMs += ms
    },
  }
}

describe('a tab', () => {
  it('is here with its page, and where it is now', () => {
    const { note, tabs, tab } = presence()
    note(1, 7, tab)
    note(1, 7, { ...tab, page: '/contact' })
    note(2, 7, tab)
    expect(tabs()).toMatchObject([
      { person: 1, workspace: 7, page: '/contact', isAway: false },
      { person: 2, workspace: 7, page: '/about' },
    ])
  })

  it('is gone when it says so, and half a minute after it has said nothing', () => {
    const { note, tabs, tab, later } = presence()
    note(1, 7, tab)
    note(1, 7, { ...tab, tab: 'b' })
    note(1, 7, { ...tab, isGone: true })
    later(29_000)
    expect(tabs()).toHaveLength(1)
    later(1_000)
    expect(tabs()).toEqual([])
  })

  it('that nobody sees stays as long as it waits for an answer', () => {
    const { note, tabs, tab, connected, later } = presence()
    note(1, 7, { ...tab, isAway: true })
    connected.add('7 1')
    later(50_000)
    expect(tabs()).toMatchObject([{ isAway: true }])
    connected.clear()
    expect(tabs()).toEqual([])
  })

  it('cannot be taken away by another person, and one person has no more than fifty', () => {
    const { note, tabs, tab } = presence()
    note(1, 7, tab)
    note(2, 7, { ...tab, isGone: true })
    for (let index = 0; index < 60; index++) note(2, 7, { ...tab, tab: String(index) })
    expect(tabs().filter(({ person }) => person === 1)).toHaveLength(1)
    expect(tabs().filter(({ person }) => person === 2)).toHaveLength(50)
  })
})
