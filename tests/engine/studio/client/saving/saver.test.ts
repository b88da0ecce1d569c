import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Edit } from '../../../../../schema/edit.ts'
import { NoAnswer } from '../../../../../src/studio/client/no-answer.ts'
import { createSaver, latestMs, pauseMs, retryMs } from '../../../../../src/studio/client/saving/saver.ts'
import type { EditRequest, EditResult } from '../../../../../src/studio/wire/edits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const saved: EditResult = { kind: 'saved', files: [{ file: 'a.yaml', hash: 'h' }], history: {}, revision: 2 }
const typed = (value: string, field = 'title', file = 'a.yaml') => ({
  file,
  label: `Edit ${field}`,
  edit: { kind: 'set', path: [field], value } satisfies Edit,
})

/** An answer that does not come. */
const never = new Promise<EditResult>(() => undefined)

function scene(answers: (EditResult | Error | Promise<EditResult>)[] = [], hashOf = () => 'seen') {
  const requests: EditRequest[] = []
  const saver = createSaver({
    send: async (request) => {
      requests.push(request)
      const answer = answers.shift() ?? saved
      if (answer instanceof Error) throw answer
      return answer
    },
    hashOf,
    onSaved: () => undefined,
    onChange: () => undefined,
  })
  return {
    saver,
    values: () =>
      requests.map(({ files }) => files.flatMap(({ edits }) => edits.map((edit) => 'value' in edit && edit.value))),
    requests,
  }
}

describe('what is typed', () => {
  it('is written once, after a pause', async () => {
    const { saver, values } = scene()
    saver.type(typed('H'))
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(values()).toEqual([])
    saver.type(typed('He'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(values()).toEqual([['He']])
  })

  it('is written a second after the first letter, without any pause', async () => {
    const { saver, values } = scene()
    for (let ms = 0; ms < latestMs; ms += 100) {
      saver.type(typed(`after ${ms}`))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(values()).toEqual([['after 900']])
  })

  it('is written at once on request, with all fields in one request', async () => {
    const { saver, values } = scene()
    saver.type(typed('Hello'))
    saver.type(typed('Come in.', 'intro'))
    await saver.flush()
    expect(values()).toEqual([['Hello', 'Come in.']])
    expect(saver.hasUnsaved()).toBe(false)
  })

  it('is written in several files by one request, with the hash of each', async () => {
    const { saver, requests } = scene()
    await saver.run([typed('Hello'), typed('Come in.', 'intro', 'b.yaml')])
    expect(requests.map(({ files }) => files.map(({ file, hash }) => [file, hash]))).toEqual([
      [
        ['a.yaml', 'seen'],
        ['b.yaml', 'seen'],
      ],
    ])
  })

  it('is written before a command, and what is typed during the command after it', async () => {
    const { saver, values } = scene()
    const order: unknown[] = []
    saver.type(typed('Hello'))
    const command = saver.runCommand(async () => {
      order.push(...values(), 'command begins')
      saver.type(typed('Hello there'))
      void saver.flush()
      await vi.advanceTimersByTimeAsync(latestMs)
      order.push(values().length, 'command ends')
    })
    await command
    await saver.flush()
    expect([...order, values().at(-1)]).toEqual([['Hello'], 'command begins', 1, 'command ends', ['Hello there']])
  })

  it('is written after a command that fails', async () => {
    const { saver, values } = scene()
    const command = saver.runCommand(() => Promise.reject(new Error('No answer.')))
    saver.type(typed('Hello'))
    await expect(command).rejects.toThrow('No answer.')
    await saver.flush()
    expect(values()).toEqual([['Hello']])
  })

  it('is written before a block is moved', async () => {
    const { saver, requests } = scene()
    saver.type(typed('Hello'))
    await saver.run([{ file: 'a.yaml', label: 'Move', edit: { kind: 'move', path: ['blocks', 0], to: ['blocks', 1] } }])
    expect(requests.map(({ files }) => files[0]?.edits[0]?.kind)).toEqual(['set', 'move'])
  })
})

describe('what was not written', () => {
  const held: EditResult = { kind: 'held', diagnostics: [] }

  it('waits, and is written with what is typed next', async () => {
    const { saver, values } = scene([held])
    saver.type(typed(''))
    await saver.flush()
    expect(saver.stopped()).toMatchObject({ kind: 'held' })
    expect(saver.hasUnsaved()).toBe(true)
    saver.type(typed('Hello'))
    await saver.flush()
    expect(values()).toEqual([[''], ['Hello']])
    expect(saver.stopped()).toBeUndefined()
  })

  it('is written anyway on request', async () => {
    const { saver, requests } = scene([held])
    saver.type(typed(''))
    await saver.flush()
    await saver.writeAnyway()
    expect(requests.map(({ anyway }) => anyway)).toEqual([false, true])
    expect(saver.hasUnsaved()).toBe(false)
  })

  it('replaces another version only if a person chooses theirs', async () => {
    const conflict: EditResult = { kind: 'conflict', file: 'a.yaml', hash: 'theirs', mine: 'a', theirs: 'b' }
    const { saver, requests } = scene([conflict])
    saver.type(typed('a'))
    await saver.flush()
    expect(saver.stopped()).toMatchObject({ mine: 'a', theirs: 'b' })
    await saver.keepMine()
    expect(requests.map(({ files }) => [files[0]?.hash, files[0]?.over])).toEqual([
      ['seen', undefined],
      ['seen', 'theirs'],
    ])
  })

  it('is compared again with a newer version, with what was typed since', async () => {
    const conflict: EditResult = { kind: 'conflict', file: 'a.yaml', hash: 'theirs', mine: 'a', theirs: 'b' }
    const { saver, values } = scene([conflict, { ...conflict, mine: 'ab', theirs: 'c' }, { ...conflict, theirs: 'd' }])
    saver.type(typed('a'))
    await saver.flush()
    saver.type(typed('ab'))
    await saver.flush()
    expect(saver.stopped()).toMatchObject({ mine: 'ab', theirs: 'c' })
    await saver.tryAgain()
    expect(saver.stopped()).toMatchObject({ theirs: 'd' })
    await saver.tryAgain()
    expect(values()).toEqual([['a'], ['ab'], ['ab'], ['ab']])
    expect(saver.hasUnsaved()).toBe(false)
  })

  it('stays if the studio cannot be reached', async () => {
    const saver = createSaver({
      send: () => Promise.reject(new Error('Failed to fetch')),
      hashOf: () => '',
      onSaved: () => undefined,
      onChange: () => undefined,
    })
    saver.type(typed('Hello'))
    await saver.flush()
    expect(saver.stopped()).toMatchObject({ kind: 'refused', message: 'Failed to fetch' })
    expect(saver.isUnsaved({ file: 'a.yaml', path: ['title'] }, '')).toBe(true)
  })
})

describe('an entry that cannot be written as it begins', () => {
  const heldOnce: EditResult = { kind: 'held', diagnostics: [] }
  const list = { file: 'a.yaml', label: 'Add alias', typedIn: 'aliases' }
  const insert = (value: unknown) => ({ ...list, edit: { kind: 'insert', path: ['aliases', 1], value } satisfies Edit })
  const set = (value: unknown, ...inner: string[]) => ({
    ...list,
    edit: { kind: 'set', path: ['aliases', 1, ...inner], value } satisfies Edit,
  })
  const edits = (request: EditRequest | undefined) => request?.files.flatMap((file) => file.edits)

  it('is written with what is typed into it', async () => {
    const { saver, requests } = scene([heldOnce])
    await saver.run([insert('New alias')])
    expect(saver.isUnsaved({ file: 'a.yaml', path: ['aliases'] }, 'aliases')).toBe(true)
    saver.type(set('/old'))
    await saver.flush()
    expect(edits(requests[1])).toEqual([{ kind: 'insert', path: ['aliases', 1], value: '/old' }])
    expect(saver.hasUnsaved()).toBe(false)
  })

  it('is written with its fields, without those that were emptied again', async () => {
    const { saver, requests } = scene([heldOnce])
    await saver.run([insert({ from: '', note: 'Example' })])
    saver.type(set('/old', 'from'))
    saver.type(set('typed by mistake', 'to'))
    saver.clearValue({ file: 'a.yaml', path: ['aliases', 1, 'to'] })
    saver.clearValue({ file: 'a.yaml', path: ['aliases', 1, 'note'] })
    await saver.flush()
    expect(edits(requests[1])).toEqual([{ kind: 'insert', path: ['aliases', 1], value: { from: '/old' } }])
  })

  it('holds nothing else: other fields, and another new entry, are written without it', async () => {
    const { saver, requests } = scene([heldOnce, heldOnce, saved, heldOnce])
    await saver.run([insert('')])
    saver.type(typed('Hello'))
    await saver.flush()
    expect(requests.slice(1).map(edits)).toEqual([
      [typed('Hello').edit, insert('').edit],
      [typed('Hello').edit],
      [insert('').edit],
    ])
    expect(saver.stopped()?.edits).toEqual([insert('')])
  })

  it('is known while it is being sent, so that nobody is asked about what is typed into it then', async () => {
    const { saver, requests } = scene([heldOnce, heldOnce])
    const sent = saver.run([insert({ from: '' })])
    expect(saver.newValueOf(set('/o', 'from'))).toBeDefined()
    await sent
    saver.type(set('/o', 'from'))
    const again = saver.flush()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(saver.newValueOf(set('/old', 'from'))).toBeDefined()
    saver.type(set('/old', 'from'))
    await again
    await saver.flush()
    expect(edits(requests[2])).toEqual([insert({ from: '/old' }).edit])
    expect(saver.newValueOf(set('/older', 'from'))).toBeUndefined()
  })

  it('is not counted by a command on its list, and is where the form shows it then', async () => {
    const { saver, requests } = scene([heldOnce, saved, heldOnce])
    await saver.run([insert('')])
    await saver.run([{ ...list, edit: { kind: 'move', path: ['aliases', 0], to: ['aliases', 1] } }])
    expect(edits(requests[1])).toEqual([{ kind: 'move', path: ['aliases', 0], to: ['aliases', 0] }])
    expect(edits(requests[2])).toEqual([{ kind: 'insert', path: ['aliases', 0], value: '' }])
  })

  it('is taken away by Undo, the last one first', async () => {
    const second = { ...list, edit: { kind: 'insert', path: ['aliases', 2], value: '' } satisfies Edit }
    const { saver } = scene(Array.from({ length: 9 }, () => heldOnce))
    await saver.run([insert('/a')])
    await saver.run([second])
    await saver.undoTyped()
    expect(saver.stopped()?.edits).toEqual([insert('/a')])
    await saver.undoTyped()
    expect(saver.hasUnsaved()).toBe(false)
  })

  it('is dropped with all that was typed into it', async () => {
    const { saver, requests } = scene([heldOnce, heldOnce])
    await saver.run([insert({ from: '' })])
    saver.type(set('/old', 'from'))
    await saver.run([{ ...list, edit: { kind: 'delete', path: ['aliases', 1] } }])
    await saver.flush()
    expect(requests.flatMap((request) => edits(request)).filter((edit) => edit?.kind === 'delete')).toEqual([])
    expect(saver.hasUnsaved()).toBe(false)
  })
})

describe('edits without an answer', () => {
  it('are sent again, also if other edits of the same save were refused', async () => {
    const refused: EditResult = { kind: 'refused', message: 'No.' }
    const { saver, values } = scene([new NoAnswer(), refused])
    saver.type(typed('Hello'))
    saver.type({ ...typed('Of the template', 'intro', 'b.yaml'), inTemplate: true })
    await saver.flush()
    await vi.advanceTimersByTimeAsync(retryMs)
    expect(values()).toEqual([['Hello'], ['Of the template'], ['Hello'], ['Of the template']])
    expect(saver.hasUnsaved()).toBe(false)
  })
})

describe('a job that fails', () => {
  const broken = new Error('The text cannot be read.')
  const brokenText = () => ({
    ...{ file: 'b.yaml', label: 'Edit YAML, line 1', onSaved: () => undefined, replace: () => undefined },
    content: (): never => {
      throw broken
    },
  })

  it('is said, keeps what was typed, and ends no later save', async () => {
    const { saver, values } = scene()
    saver.type(brokenText())
    saver.type(typed('Hello'))
    await saver.flush()
    expect(saver.stopped()).toMatchObject({ kind: 'refused', message: broken.message })
    expect(saver.typedValue({ file: 'a.yaml', path: ['title'] }, '')).toBe('Hello')
    saver.drop(saver.stopped()?.edits.filter(({ file }) => file === 'b.yaml'))
    saver.type(typed('Come in.', 'intro'))
    await saver.flush()
    expect(values()).toEqual([['Hello', 'Come in.']])
    expect(saver.hasUnsaved()).toBe(false)
  })

  it.each(['flush', 'run', 'writeAnyway'] as const)('ends no later save after its answer: %s', async (job) => {
    let failures = 0
    const requests: EditRequest[] = []
    const answers: EditResult[] = job === 'writeAnyway' ? [{ kind: 'held', diagnostics: [] }] : []
    const saver = createSaver({
      send: async (request) => {
        requests.push(request)
        return answers.shift() ?? saved
      },
      hashOf: () => 'seen',
      onSaved() {
        if (failures++ === 0) throw broken
      },
      onChange: () => undefined,
    })
    if (job !== 'run') saver.type(typed('Hello'))
    if (job === 'writeAnyway') await saver.flush()
    await expect(job === 'run' ? saver.run([typed('Hello')]) : saver[job]()).rejects.toBe(broken)
    expect(saver.hasUnsaved()).toBe(false)
    saver.type(typed('Hello again'))
    await saver.flush()
    expect(requests.at(-1)?.files[0]?.edits).toEqual([typed('Hello again').edit])
  })
})

describe('what is typed while the studio does not answer', () => {
  const typedText = (text: string) => ({
    ...{ file: 'b.yaml', label: 'Edit YAML, line 1', content: () => ({ text, hash: 'base' }) },
    ...{ onSaved: () => undefined, replace: () => undefined },
  })

  it('stays, and is written as soon as it answers, with what was typed since', async () => {
    const { saver, values } = scene([new NoAnswer(), new NoAnswer(), new NoAnswer()])
    saver.type(typed('Hel'))
    await saver.flush()
    expect(saver.stopped()).toMatchObject({ kind: 'refused', isUnanswered: true })
    await vi.advanceTimersByTimeAsync(retryMs)
    saver.type(typed('Hello'))
    saver.type(typed('Come in.', 'intro'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(saver.hasUnsaved()).toBe(true)
    await vi.advanceTimersByTimeAsync(retryMs)
    expect(values()).toEqual([['Hel'], ['Hel'], ['Hello', 'Come in.'], ['Hello', 'Come in.']])
    expect(saver.hasUnsaved()).toBe(false)
  })

  it('is the text of a file, too', async () => {
    const { saver, requests } = scene([new NoAnswer()])
    saver.type(typedText('a: 1'))
    await saver.flush()
    await vi.advanceTimersByTimeAsync(retryMs)
    expect(requests.map(({ files }) => files[0]?.text)).toEqual(['a: 1', 'a: 1'])
    expect(saver.hasUnsaved()).toBe(false)
  })

  it('is not sent again once it was discarded, or was refused by an answer', async () => {
    const { saver, requests } = scene([new NoAnswer(), new NoAnswer(), { kind: 'refused', message: 'It is gone.' }])
    saver.type(typed('Hello'))
    await saver.flush()
    saver.drop()
    await vi.advanceTimersByTimeAsync(5 * retryMs)
    expect(requests).toHaveLength(1)
    saver.type(typed('Hello'))
    await saver.flush()
    await vi.advanceTimersByTimeAsync(5 * retryMs)
    expect(requests).toHaveLength(3)
    expect(saver.stopped()).toMatchObject({ message: 'It is gone.', isUnanswered: false })
  })

  it('is based on the version that it was typed over, though a newer one was seen since', async () => {
    const seen = { hash: 'first' }
    const { saver, requests } = scene([new NoAnswer()], () => seen.hash)
    saver.type(typed('Hello'))
    await saver.flush()
    seen.hash = 'second'
    await vi.advanceTimersByTimeAsync(retryMs)
    saver.type(typed('Hello again'))
    await saver.flush()
    expect(requests.map(({ files }) => files[0]?.hash)).toEqual(['first', 'first', 'second'])
  })

  it('is based on the own edit before it, as soon as that is written', async () => {
    const { saver, requests } = scene()
    saver.type(typed('Hel'))
    const sent = saver.flush()
    await Promise.resolve()
    saver.type(typed('Hello'))
    await sent
    await saver.flush()
    expect(requests.map(({ files }) => files[0]?.hash)).toEqual(['seen', 'h'])
  })

  it('drops with the edits of a file also those that wait', async () => {
    const { saver, values } = scene([{ kind: 'held', diagnostics: [] }])
    saver.type(typed('Hello'))
    await saver.flush()
    saver.type(typed('Come in.', 'intro'))
    saver.dropFile('a.yaml')
    await saver.flush()
    expect(values()).toEqual([['Hello']])
    expect([saver.stopped(), saver.hasUnsaved()]).toEqual([undefined, false])
  })

  it('does not hold what is dropped while it is being sent', async () => {
    const { saver, values } = scene([{ kind: 'held', diagnostics: [] }])
    saver.type(typed('Hello'))
    const sent = saver.flush()
    await Promise.resolve()
    saver.dropFile('a.yaml')
    await sent
    expect(values()).toEqual([['Hello']])
    expect([saver.stopped(), saver.hasUnsaved()]).toEqual([undefined, false])
  })

  it('does not keep a command that is dropped', async () => {
    const { saver, values } = scene([new NoAnswer(), new NoAnswer()])
    saver.type(typed('Hello'))
    const command = { file: 'a.yaml', label: 'Delete', edit: { kind: 'delete', path: ['blocks', 0] } satisfies Edit }
    await saver.run([command])
    saver.drop([command])
    await vi.advanceTimersByTimeAsync(retryMs)
    expect(values()).toEqual([['Hello'], [false], ['Hello']])
  })
})

describe('a tab that is loaded again', () => {
  const restored = (from: ReturnType<typeof scene>, to: ReturnType<typeof scene>) =>
    to.saver.restore(JSON.parse(JSON.stringify(from.saver.typedEdits())))

  it.each<[string, (EditResult | Error)[], (one: ReturnType<typeof scene>) => unknown]>([
    ['typed in this instant', [], () => undefined],
    ['being sent', [], ({ saver }) => void saver.flush()],
    ['held back', [{ kind: 'held', diagnostics: [] }], ({ saver }) => saver.flush()],
    ['not answered', [new NoAnswer()], ({ saver }) => saver.flush()],
  ])('writes what was %s', async (_, answers, before) => {
    const [old, fresh] = [scene(answers), scene([], () => 'newer')]
    old.saver.type(typed('Hello'))
    await before(old)
    restored(old, fresh)
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(fresh.requests.map(({ files }) => files)).toEqual([
      [expect.objectContaining({ file: 'a.yaml', hash: 'seen', edits: [typed('Hello').edit] })],
    ])
  })

  it('writes what was being sent before what was typed since, which is based on it', async () => {
    const [old, fresh] = [scene([never]), scene([], () => 'newer')]
    old.saver.type(typed('Hello'))
    void old.saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    old.saver.type(typed('Hello world'))
    restored(old, fresh)
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(fresh.requests.map(({ files }) => files)).toEqual([
      [expect.objectContaining({ hash: 'seen', edits: [typed('Hello').edit] })],
      [expect.objectContaining({ hash: 'h', edits: [typed('Hello world').edit] })],
    ])
  })

  it('writes the text that was being sent before the one that was typed since', async () => {
    const [old, fresh] = [scene([never]), scene([], () => 'newer')]
    let text = 'a: 1'
    const edit = {
      file: 'a.yaml',
      label: 'Edit text',
      content: () => ({ text, hash: 'base' }),
      onSaved: () => undefined,
      replace: () => undefined,
    }
    old.saver.type(edit)
    void old.saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    text = 'a: 12'
    old.saver.type(edit)
    restored(old, fresh)
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(fresh.requests.map(({ files }) => files)).toEqual([
      [{ file: 'a.yaml', edits: [], text: 'a: 1', hash: 'base' }],
      [{ file: 'a.yaml', edits: [], text: 'a: 12', hash: 'h' }],
    ])
  })

  it('holds a new entry with all that was typed in it, and sends nothing of it alone', async () => {
    const [old, fresh] = [scene([{ kind: 'held', diagnostics: [] }]), scene([{ kind: 'held', diagnostics: [] }])]
    const links = { file: 'a.yaml', label: 'Add link', typedIn: 'links' }
    await old.saver.run([{ ...links, edit: { kind: 'insert', path: ['links', 5], value: { text: '', href: '' } } }])
    old.saver.type({ ...links, edit: { kind: 'set', path: ['links', 5, 'text'], value: 'Team' } })
    restored(old, fresh)
    await vi.advanceTimersByTimeAsync(pauseMs)
    const whole = { kind: 'insert', path: ['links', 5], value: { text: 'Team', href: '' } }
    expect(fresh.requests.map(({ files }) => files[0]?.edits)).toEqual([[whole]])
    expect(fresh.saver.stopped()?.edits).toMatchObject([{ edit: whole }])
  })

  it('writes the text of a file, too, and none of it twice', async () => {
    const [old, fresh] = [scene(), scene()]
    old.saver.type({
      ...{ file: 'b.yaml', label: 'Edit YAML, line 1', content: () => ({ text: 'a: 1', hash: 'base' }) },
      ...{ onSaved: () => undefined, replace: () => undefined },
    })
    restored(old, fresh)
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(fresh.requests.map(({ files }) => files)).toEqual([
      [{ file: 'b.yaml', edits: [], text: 'a: 1', hash: 'base' }],
    ])
    expect(fresh.saver.typedEdits()).toEqual([])
  })
})

describe('a text that is typed as a whole', () => {
  const textEdit = (shown: { text: string }, onSaved = vi.fn()) => ({
    file: 'a.yaml',
    label: 'Edit YAML, line 1',
    content: () => ({ text: shown.text, hash: 'base' }),
    onSaved,
    replace: () => undefined,
  })

  it('is sent as it is then, in a request of its own before edits of values', async () => {
    const { saver, requests } = scene()
    const shown = { text: 'a' }
    const onSaved = vi.fn()
    saver.type(typed('Hello'))
    saver.type(textEdit(shown, onSaved))
    shown.text = 'ab'
    expect(saver.unsavedText('a.yaml')?.content().text).toBe('ab')
    await saver.flush()
    expect(requests.map(({ files }) => files[0])).toMatchObject([
      { hash: 'base', text: 'ab', edits: [] },
      { hash: 'h' },
    ])
    expect(onSaved).toHaveBeenCalledWith('ab', { file: 'a.yaml', hash: 'h', text: 'ab', revision: 2 })
    expect(saver.hasUnsaved()).toBe(false)
  })

  it('is tried instead of edits of its file, and no longer once it is as before', async () => {
    const tried: unknown[] = []
    const saver = createSaver({
      ...{ send: async () => saved, hashOf: () => 'seen', onSaved: () => undefined, onChange: () => undefined },
      onTyped: (edits) => void edits().then((files) => tried.push(files)),
    })
    saver.type(typed('Hello', 'title', 'b.yaml'))
    saver.type(textEdit({ text: 'ab' }))
    await vi.advanceTimersByTimeAsync(1)
    const other = { file: 'b.yaml', hash: 'seen', edits: [typed('Hello').edit] }
    expect(tried.at(-1)).toEqual([{ file: 'a.yaml', text: 'ab', hash: 'base', edits: [] }, other])
    saver.dropText('a.yaml')
    await vi.advanceTimersByTimeAsync(1)
    expect(tried.at(-1)).toEqual([other])
  })

  it('waits while it is held back, and is dropped once it is as before', async () => {
    const { saver, requests } = scene([{ kind: 'held', diagnostics: [] }])
    saver.type(textEdit({ text: 'a' }))
    await saver.flush()
    expect(saver.unsavedText('a.yaml')?.content().text).toBe('a')
    saver.dropText('a.yaml')
    expect(saver.hasUnsaved()).toBe(false)
    await saver.flush()
    expect(requests).toHaveLength(1)
  })

  it('is merged with the other version of the file if a person chooses theirs', async () => {
    const conflict: EditResult = {
      ...{ kind: 'conflict', file: 'a.yaml', hash: 'theirs' },
      ...{ mine: 'a', theirs: 'b', merged: 'a\nc' },
    }
    const { saver, requests } = scene([conflict])
    const onSaved = vi.fn()
    saver.type(textEdit({ text: 'a' }, onSaved))
    await saver.flush()
    await saver.keepMine()
    expect(requests[1]?.files[0]).toMatchObject({ hash: 'theirs', text: 'a\nc' })
    expect(onSaved).toHaveBeenCalledWith('a', expect.objectContaining({ text: 'a\nc' }))
  })
})
