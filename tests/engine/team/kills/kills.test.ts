// @module-tag exhaustive

import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLong } from '../../../support/long.ts'
import { about, killedTeam } from './killed-team.ts'

const file = 'pages/about.yaml'

/** At what the server is killed, and how long that takes at most, in milliseconds. */
const moments = {
  starts: 1_500,
  begins: 300,
  edits: 600,
  stops: 600,
  publishes: 1_000,
  removes: 500,
} as const
type Moment = keyof typeof moments

const once: readonly Moment[] = [
  'starts',
  'starts',
  'begins',
  'edits',
  'edits',
  'edits',
  'stops',
  'stops',
  'publishes',
  'publishes',
  'publishes',
  'removes',
]

/** After which part of that time, in thousandths, and whether with everything that the server has started. */
const kill = fc.noBias(fc.record({ part: fc.integer({ min: 0, max: 1_000 }), isWhole: fc.boolean() }))

/** Nothing else holds after the next start. */
const nothingElse = async () => undefined

/** What a text is called in a failure. */
function nameOf(text: string): string {
  const [body = ''] = /\b(?:First|Text \d+)\./.exec(text) ?? []
  return text === about(body) ? body : `not whole: ${text}`
}

it('a server that is killed at any moment loses no text, writes none twice, and publishes each thing once', async () => {
  const seed = Number(process.env['KILLS_SEED'] ?? Math.floor(Math.random() * 1e9))
  const sample = <Value>(values: fc.Arbitrary<Value>, numRuns: number, at: number) =>
    fc.sample(values, { numRuns, seed: seed + at })
  const rounds = Array.from({ length: isLong ? 5 : 1 }, (_, at) =>
    sample(fc.shuffledSubarray([...once], { minLength: once.length }), 1, at).flat(),
  ).flat()
  const kills = sample(kill, rounds.length, 0)
  const team = await killedTeam()
  team.start()
  await team.ready()
  await team.signIn()
  const begin = async (title: string) => Number((await team.ask('/api/workspaces/begin', { title })).body.id)
  const spring = await begin('Spring')
  let call = await team.enter(spring)
  let count = 0
  /** The text that the studio has said to be saved last, and the one that was sent last. */
  let saved = about('First.')
  let sent = saved

  /** Writes one text after the other until the server is gone, at least `least` of them before this resolves. */
  async function write(): Promise<() => Promise<void>> {
    const read = async () => {
      for (;;) {
        const { status, body } = await call('text', { file })
        if (status === 200) return body.hash
        // The studio of the server before has not ended yet.
        expect(body.message).toContain('does not start')
      }
    }
    let hash: string = await read()
    const writeOne = async () => {
      sent = about(`Text ${++count}.`)
      const { body } = await call('edit', { files: [{ file, hash, edits: [], text: sent }], label: 'Edit text' })
      expect(body.kind).toBe('saved')
      hash = body.files[0].hash
      saved = sent
    }
    await writeOne()
    return writeOne
  }

  const until = (error: unknown) => {
    // The connection ends with the server.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }

  /** Brings the workspace back, if it is removed. */
  async function bringBack() {
    const { body } = await team.ask('/api/workspaces')
    const { removedAt } = body.find(({ id }: { id: number }) => id === spring)
    if (removedAt === '') return
    expect((await team.ask('/api/workspaces/bring-back', { id: spring })).status).toBe(200)
    call = await team.enter(spring)
  }

  /** Expects what holds after each start of the server. */
  async function check(left: readonly number[]) {
    expect(team.checkDatabase()).toEqual([{ integrity_check: 'ok' }])
    await expect.poll(() => team.processes().filter((pid) => left.includes(pid)), { timeout: 30_000 }).toEqual([])
    await bringBack()
    const text = await team.fileOf(spring)
    expect([nameOf(saved), nameOf(sent)]).toContain(nameOf(text))
    saved = sent = text
    const list = async (): Promise<{ id: number; state: string }[]> => (await team.ask('/api/publications')).body
    const isDone = async () => (await list()).every(({ state }) => state === 'live' || state === 'refused')
    await expect.poll(isDone, { timeout: 60_000 }).toBe(true)
    const publications = await list()
    expect(publications.map(({ state }) => state)).toEqual(publications.map(() => 'live'))
    expect(await team.besideData()).not.toContain('dist.next.releases')
    const commits = team.git('log', '--format=%(trailers:key=Publication,valueonly)', 'refs/marquee/main')
    expect(commits.split('\n').filter(Boolean).map(Number)).toEqual(publications.map(({ id }) => id))
    const { entries } = (await team.ask('/api/log')).body
    for (const what of ['published', 'live'])
      expect(entries.filter((entry: { what: string }) => entry.what === what)).toHaveLength(publications.length)
  }

  /** Begins what is killed. Returns what holds after the next start. */
  const beginnings: Record<Moment, () => Promise<() => Promise<void>>> = {
    async starts() {
      await team.kill()
      team.start()
      return nothingElse
    },
    async begins() {
      begin('Summer').catch(until)
      return async () => {
        const { body } = await team.ask('/api/workspaces')
        for (const { id, title } of body as { id: number; title: string }[]) {
          if (title !== 'Summer') continue
          expect((await team.ask('/api/workspaces/open', { id })).status).toBe(200)
          expect(nameOf(`${team.git('show', `refs/marquee/main:${file}`)}\n`)).toBe(nameOf(await team.fileOf(id)))
        }
      }
    },
    async edits() {
      const writeOne = await write()
      const go = async () => {
        for (;;) await writeOne()
      }
      go().catch(until)
      return nothingElse
    },
    async stops() {
      await write()
      team.stop()
      return nothingElse
    },
    async publishes() {
      await write()
      const text = saved
      const before = (await team.ask('/api/publications')).body.length
      team.ask('/api/publications/begin', { id: spring }).catch(until)
      return async () => {
        const { body } = await team.ask('/api/publications')
        if (body.length > before) expect((await team.live()).includes(text)).toBe(true)
      }
    },
    async removes() {
      await write()
      team.ask('/api/workspaces/remove', { id: spring }).catch(until)
      return nothingElse
    },
  }

  for (const [round, moment] of rounds.entries()) {
    const { part = 0, isWhole = false } = kills[round] ?? {}
    const afterMs = (part / 1_000) * moments[moment]
    const where = `seed ${seed}, kill ${round + 1}${isWhole ? ' of all' : ''}, while it ${moment}, after ${afterMs} ms`
    try {
      const then = await beginnings[moment]()
      await setTimeout(afterMs)
      const left = await team.kill({ isWhole })
      team.start()
      await team.ready()
      await check(left)
      await then()
    } catch (error) {
      throw new Error(where, { cause: error })
    }
  }
})

it('a second server does not work with what another one stores', async () => {
  const team = await killedTeam()
  team.start()
  await team.ready()
  const { status, said } = team.startAnother()
  expect([status, said]).toEqual([1, expect.stringContaining('Another server of this team works with')])
  await team.kill()
  team.start()
  await team.ready()
})
