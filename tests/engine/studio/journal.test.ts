import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hashOf } from '../../../src/cache/hash.ts'
import { changeOf, openJournal, textAfter } from '../../../src/studio/server/journal.ts'

const start = 'title: Hi\n'

/** A journal and the one file whose edits it records. */
function scene() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [path, file] = [join(folder, 'journal.jsonl'), join(folder, 'about.yaml')]
  writeFileSync(file, start)
  const read = () => readFileSync(file, 'utf8')
  const open = () => openJournal(path, () => readFileSync(file))
  const change = (after: string) => ({
    file: 'about.yaml',
    before: hashOf(read()),
    after: hashOf(after),
    ...changeOf(read(), after),
  })
  return {
    ...{ path, read, open, change },
    edit(journal: ReturnType<typeof open>, label: string, after: string, at: number) {
      journal.add(label, change(after), at)
      writeFileSync(file, after)
    },
    step(journal: ReturnType<typeof open>, back: boolean) {
      for (let next = journal.next(back); next; next = next.continues ? journal.next(back) : undefined) {
        writeFileSync(file, textAfter(read(), hashOf(read()), next.change, back) ?? 'lost')
        journal.step(back)
      }
    },
  }
}

describe('the journal', () => {
  it('undoes after a restart what was edited before it', () => {
    const { open, edit, step, read } = scene()
    edit(open(), 'Edit title', 'title: One\n', 0)
    edit(open(), 'Edit title', 'title: Two\n', 60_000)
    step(open(), true)
    expect(read()).toBe('title: One\n')
    expect(open().history()).toEqual({ undo: 'Edit title', redo: 'Edit title' })
    step(open(), false)
    expect(read()).toBe('title: Two\n')
  })

  it('counts edits of one field within two seconds as one', () => {
    const { open, edit, step, read } = scene()
    const journal = open()
    edit(journal, 'Edit title', 'title: H\n', 0)
    edit(journal, 'Edit title', 'title: He\n', 1_000)
    edit(journal, 'Edit intro', 'title: He\nintro: x\n', 1_500)
    step(journal, true)
    step(journal, true)
    expect(read()).toBe(start)
    step(journal, false)
    expect(read()).toBe('title: He\n')
  })

  it('forgets an edit that was recorded, but not written before the studio ended', () => {
    const { open, change } = scene()
    open().add('Edit title', change('title: One\n'))
    expect(open().history()).toEqual({})
  })

  it('survives an end in the middle of a line', () => {
    const { open, edit, path } = scene()
    edit(open(), 'Edit title', 'title: One\n', 0)
    appendFileSync(path, '{"file":"about.ya')
    expect(open().history()).toEqual({ undo: 'Edit title' })
  })

  it('drops what could be redone once there is a new edit', () => {
    const { open, edit, step } = scene()
    const journal = open()
    edit(journal, 'Edit title', 'title: One\n', 0)
    step(journal, true)
    edit(journal, 'Edit intro', 'title: Hi\nintro: x\n', 60_000)
    expect(open().history()).toEqual({ undo: 'Edit intro' })
  })

  it('returns the same text after undoing any edits, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 8 }), (texts) => {
        const changes = texts.slice(1).map((after, index) => {
          const before = texts[index] as string
          return { file: '', before: hashOf(before), after: hashOf(after), ...changeOf(before, after) }
        })
        const back = changes.reduceRight<string>(
          (text, change) => textAfter(text, hashOf(text), change, true) as string,
          texts.at(-1) as string,
        )
        expect(back).toBe(texts[0])
      }),
    )
  })
})
