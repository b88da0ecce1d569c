import { describe, expect, it } from 'vitest'
import { createTrial } from '../../../../../src/studio/client/saving/trial.ts'
import type { FileEdits, Trial } from '../../../../../src/studio/wire/edits.ts'

const typed = (value: string) => async (): Promise<FileEdits[]> => [
  { file: 'a.yaml', hash: 'h', edits: [{ kind: 'set', path: ['title'], value }] },
]

function scene() {
  const answers: ((trial: Trial) => void)[] = []
  const sent: unknown[] = []
  const results: Trial[] = []
  const trial = createTrial({
    send: ([one]) => {
      sent.push(one?.edits[0] && 'value' in one.edits[0] && one.edits[0].value)
      return new Promise((answer) => answers.push(answer))
    },
    onResult: (result) => results.push(result),
  })
  /** Answers the oldest request, and lets what follows happen. */
  const answer = async (result: Trial) => {
    answers.shift()?.(result)
    await new Promise(setImmediate)
  }
  return { trial, sent, results, answer }
}

describe('a trial of what is typed', () => {
  it('has one request under way, then the newest; an answer that lacks later keys is dropped', async () => {
    const { trial, sent, results, answer } = scene()
    for (const value of ['H', 'He', 'Hel']) {
      trial.start(typed(value))
      await new Promise(setImmediate)
    }
    expect(sent).toEqual(['H'])
    await answer({ diagnostics: [] })
    expect(sent).toEqual(['H', 'Hel'])
    expect(results).toEqual([])
    await answer({})
    expect(results).toEqual([{}])
  })

  it('shows while its edits are being written', async () => {
    const { trial, results, answer } = scene()
    trial.start(typed('H'))
    await new Promise(setImmediate)
    trial.sent()
    await answer({})
    expect(results).toEqual([{}])
  })

  it('is dropped when its edits are written, unlike one of what was typed meanwhile', async () => {
    const { trial, sent, results, answer } = scene()
    trial.start(typed('H'))
    await new Promise(setImmediate)
    const written = trial.sent()
    trial.start(typed('Hi'))
    written()
    await answer({ diagnostics: [] })
    expect(results).toEqual([])
    await answer({})
    expect([sent, results]).toEqual([['H', 'Hi'], [{}]])
  })

  it('that fails is not the last one', async () => {
    const { trial, sent, results, answer } = scene()
    trial.start(() => Promise.reject(new Error('The text cannot be read.')))
    await new Promise(setImmediate)
    trial.start(typed('Hi'))
    await new Promise(setImmediate)
    await answer({})
    expect([sent, results]).toEqual([['Hi'], [{}]])
  })
})
