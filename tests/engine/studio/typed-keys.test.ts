// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createHeldKeys } from '../../../src/studio/typed-keys.ts'

const pressed = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...more })

describe('keys that are pressed before the text is there that they are for', () => {
  it('are held in their order, and each once', () => {
    const held = createHeldKeys()
    held.start()
    const events = ['W', 'ä', ' ', 'End', 'Backspace', 'Enter'].map((key) => pressed(key))
    expect(events.map(held.hold)).toEqual(events.map(() => true))
    expect(events.every(({ defaultPrevented }) => defaultPrevented)).toBe(true)
    expect(held.take().map(({ key }) => key)).toEqual(['W', 'ä', ' ', 'End', 'Backspace', 'Enter'])
    expect(held.take()).toEqual([])
  })

  it('are signs with AltGr, too, but no commands', () => {
    const held = createHeldKeys()
    held.start()
    expect(held.hold(pressed('@', { ctrlKey: true, altKey: true }))).toBe(true)
    for (const command of [
      pressed('s', { ctrlKey: true }),
      pressed('z', { metaKey: true }),
      pressed('Tab'),
      pressed('F8'),
    ])
      expect([held.hold(command), command.defaultPrevented]).toEqual([false, false])
    expect(held.take().map(({ key }) => key)).toEqual(['@'])
  })

  it('are also the one that selects all', () => {
    const held = createHeldKeys()
    held.start()
    expect(held.hold(pressed('a', { ctrlKey: true }))).toBe(true)
    expect(held.take()).toEqual([{ key: 'a', ctrl: true, shift: false, alt: false }])
  })

  it('are held only from the start to the end', () => {
    const held = createHeldKeys()
    expect(held.hold(pressed('a'))).toBe(false)
    held.start()
    held.take()
    expect(held.hold(pressed('b'))).toBe(false)
  })
})
