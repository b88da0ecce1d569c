import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hashOf } from '../../../../../src/cache/hash.ts'
import { openJournal } from '../../../../../src/studio/server/journal/journal.ts'
import { changeOf, textAfter } from '../../../../../src/studio/server/journal/journal-change.ts'

const changed = (before: string, after: string, file = 'about.yaml') => ({
  file,
  before: hashOf(before),
  after: hashOf(after),
  ...changeOf(before, after),
})

/** A journal of a file with one line. */
function scene() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'journal.jsonl')
  const open = () => openJournal(path)
  type Journal = ReturnType<typeof open>
  return {
    ...{ path, open },
    edit: (journal: Journal, label: string, texts: [string, string], at: number) =>
      journal.add(label, [changed(...texts)], at).finish(),
    step: (journal: Journal, direction: 'undo' | 'redo') => journal.step(direction)?.finish(),
  }
}

describe('the journal', () => {
  it('has after a restart what was edited and undone before', () => {
    const { open, edit, step } = scene()
    edit(open(), 'Edit title', ['Hi', 'One'], 0)
    edit(open(), 'Edit intro', ['One', 'Two'], 60_000)
    step(open(), 'undo')
    expect(open().history()).toEqual({ undo: 'Edit title', redo: 'Edit intro' })
    expect(open().next('redo')?.changes).toEqual([changed('One', 'Two')])
    step(open(), 'redo')
    expect(open().history()).toEqual({ undo: 'Edit intro' })
  })

  it('counts edits of one field within two seconds as one', () => {
    const { open, edit, step } = scene()
    const journal = open()
    edit(journal, 'Edit title', ['', 'H'], 0)
    edit(journal, 'Edit title', ['H', 'He'], 1_000)
    edit(journal, 'Edit intro', ['He', 'Hello'], 1_500)
    expect(journal.next('undo')?.continues).toBe(false)
    step(journal, 'undo')
    expect(journal.next('undo')?.continues).toBe(true)
    step(journal, 'undo')
    expect(journal.next('undo')?.continues).toBe(false)
    step(journal, 'undo')
    expect(journal.next('redo')?.continues).toBe(true)
  })

  it('counts edits of several files as one only if all of them continue', () => {
    const { open } = scene()
    const journal = open()
    const add = (from: string, to: string, files: string[], at: number) =>
      journal
        .add(
          'Edit title',
          files.map((file) => changed(from, to, file)),
          at,
        )
        .finish()
    add('', 'H', ['a.yaml', 'b.yaml'], 0)
    add('H', 'He', ['a.yaml', 'b.yaml'], 100)
    expect(journal.next('undo')?.continues).toBe(true)
    add('He', 'Hel', ['a.yaml'], 200)
    expect(journal.next('undo')?.continues).toBe(false)
  })

  it('finds after a restart the step whose files may not be written', () => {
    const { open, edit } = scene()
    open().add('Edit title', [changed('Hi', 'One')])
    expect(open().unfinished()).toMatchObject({ label: 'Edit title', direction: 'redo' })
    open().finishUnfinished()
    expect(open().unfinished()).toBeUndefined()
    open().step('undo')
    expect(open().unfinished()).toMatchObject({ label: 'Edit title', direction: 'undo' })
    open().finishUnfinished()
    edit(open(), 'Edit intro', ['Hi', 'Two'], 0)
    expect(open().unfinished()).toBeUndefined()
  })

  it('does not contain an edit that could not be written', () => {
    const { open } = scene()
    open()
      .add('Edit title', [changed('Hi', 'One')])
      .cancel()
    expect(open().history()).toEqual({})
    expect(open().unfinished()).toBeUndefined()
  })

  it('keeps what could be redone if an edit could not be written, also after a restart and several times', () => {
    const { open, edit, step } = scene()
    const journal = open()
    edit(journal, 'Edit title', ['Hi', 'One'], 0)
    edit(journal, 'Edit intro', ['One', 'Two'], 60_000)
    step(journal, 'undo')
    step(journal, 'undo')
    for (const refused of ['Three', 'Four']) {
      journal.add('Edit text', [changed('Hi', refused)]).cancel()
      expect(journal.history()).toEqual({ redo: 'Edit title' })
    }
    expect(open().history()).toEqual({ redo: 'Edit title' })
    step(journal, 'redo')
    expect(journal.history()).toEqual({ undo: 'Edit title', redo: 'Edit intro' })
  })

  it('survives a kill in the middle of a line', () => {
    const { open, edit, path } = scene()
    edit(open(), 'Edit title', ['Hi', 'One'], 0)
    appendFileSync(path, '{"file":"about.ya')
    edit(open(), 'Edit intro', ['One', 'Two'], 60_000)
    expect(open().history()).toEqual({ undo: 'Edit intro' })
  })

  it('deletes what could be redone once there is a new edit', () => {
    const { open, edit, step } = scene()
    const journal = open()
    edit(journal, 'Edit title', ['Hi', 'One'], 0)
    step(journal, 'undo')
    edit(journal, 'Edit intro', ['Hi', 'Two'], 60_000)
    expect(open().history()).toEqual({ undo: 'Edit intro' })
  })

  it('returns the same text after undoing any edits, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 8 }), (texts) => {
        const changes = texts.slice(1).map((after, index) => changed(texts[index] as string, after))
        const back = changes.reduceRight<string>(
          (text, change) => textAfter(text, hashOf(text), change, 'undo') as string,
          texts.at(-1) as string,
        )
        expect(back).toBe(texts[0])
      }),
    )
  })
})
