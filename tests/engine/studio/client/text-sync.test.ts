import { describe, expect, it } from 'vitest'
import type { TextEdit } from '../../../../src/studio/client/saving/unsaved-edit.ts'
import { createTextSync } from '../../../../src/studio/client/yaml/text-sync.ts'

const file = 'pages/about.yaml'
const text = 'title: About\ndescription: We.\n'
const textOf = (content: string, hash: string, revision = 1) => ({ file, hash, text: content, revision })

/** A pane, and what waits to be saved. */
function scene() {
  let shown = text
  let waiting: TextEdit | undefined
  const type = (next: string): void => {
    shown = next
    sync.typed()
  }
  const sync = createTextSync(textOf(text, 'first'), {
    editor: {
      text: () => shown,
      show: (next) => {
        shown = next
      },
      type,
      forgetUndo: () => undefined,
    },
    saver: {
      type: (edit) => {
        waiting = edit as TextEdit
      },
      dropText: () => {
        waiting = undefined
      },
      unsavedText: () => waiting,
    },
  })
  return {
    sync,
    shown: () => shown,
    waiting: () => waiting,
    type: (from: string, to: string) => type(shown.replace(from, to)),
    /** Saves what waits, as the saver does. */
    save(hash: string, sent?: string): void {
      const edit = waiting
      waiting = undefined
      const typed = edit?.content().text ?? ''
      edit?.onSaved(typed, textOf(sent ?? typed, hash, 2))
    },
  }
}

describe('the text in the pane', () => {
  it('is sent as it is then, with the text that it is based on', () => {
    const { type, waiting } = scene()
    type('About', 'About u')
    const edit = waiting()
    type('About u', 'About us')
    expect(edit?.content()).toEqual({ text: text.replace('About', 'About us'), hash: 'first' })
    expect(waiting()?.label).toBe('Edit YAML, line 1')
  })

  it('needs no saving if it is as before', () => {
    const { type, waiting } = scene()
    type('About', 'About us')
    type('About us', 'About')
    expect(waiting()).toBeUndefined()
  })

  it('includes changes of other lines while a person types, and is based on them then', () => {
    const { sync, type, shown, waiting } = scene()
    type('About', 'About us')
    sync.arrive(textOf(text.replace('We.', 'They.'), 'second'))
    const merged = 'title: About us\ndescription: They.\n'
    expect(shown()).toBe(merged)
    expect(waiting()?.content()).toEqual({ text: merged, hash: 'second' })
  })

  it('stays as typed if the same line was changed elsewhere: saving it is a conflict', () => {
    const { sync, type, shown, waiting } = scene()
    type('About', 'About us')
    sync.arrive(textOf(text.replace('About', 'Over'), 'second'))
    expect(shown()).toContain('About us')
    expect(waiting()?.content().hash).toBe('first')
  })

  it('is based on what was saved', () => {
    const { sync, type, save, shown, waiting } = scene()
    type('About', 'About us')
    const saved = shown()
    save('second')
    expect(sync.isSaved()).toBe(true)
    type('About us', 'About us all')
    sync.arrive(textOf(saved, 'second', 2))
    expect(waiting()?.content()).toEqual({ text: text.replace('About', 'About us all'), hash: 'second' })
  })

  it('shows what was written instead, if a person chooses their version', () => {
    const { sync, type, save, shown } = scene()
    type('About', 'About us')
    const merged = 'title: About us\ndescription: They.\n'
    save('second', merged)
    expect(shown()).toBe(merged)
    expect(sync.isSaved()).toBe(true)
  })

  it('is that of the file once it was discarded', () => {
    const { sync, type, shown } = scene()
    type('About', 'About us')
    sync.arrive(textOf(text.replace('About', 'Over'), 'second'))
    sync.check()
    expect(shown()).toContain('About us')
    // The saver has dropped it.
    type('About us', 'About')
    sync.check()
    expect(shown()).toContain('Over')
  })

  it('is not replaced by an older one that arrives late', () => {
    const { sync, type, save, shown } = scene()
    type('About', 'About us')
    save('second')
    sync.arrive(textOf(text, 'first', 1))
    expect(shown()).toContain('About us')
  })
})
