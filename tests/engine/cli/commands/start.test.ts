// @module-tag exhaustive

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentFolder, pageText } from '../../content/folder.ts'
import { sampleDist } from '../../server/sample-dist.ts'
import { type Served, startCommand, startServe } from '../../server/started-serve.ts'

const titleAt = async (origin: string) => /<title>(.*?)<\/title>/.exec(await (await fetch(origin)).text())?.[1]
const encodingAt = async (origin: string) =>
  (await fetch(origin, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding')

/** Resolves when the process has said these words. */
const says = ({ child }: Served, words: string) =>
  new Promise<void>((resolve) => child.stderr?.on('data', (text: string) => text.includes(words) && resolve()))

async function startedSite() {
  const { root } = await contentFolder({
    'index.yaml': pageText('Repairs by the river', '  - type: page-title\n    title: Repairs\n'),
  })
  const [out, data] = [join(root, 'site'), join(root, 'data')]
  const start = () => startCommand(['start', '--pages', join(root, 'pages'), '--out', out, '--data', data])
  return { out, data, start }
}

it('serves a quick release at once and replaces it by a whole one, also after it was killed meanwhile; `serve --out` serves it again', async () => {
  const { out, data, start } = await startedSite()
  const first = await start()
  expect(await encodingAt(first.origin)).toBe(null)
  expect(existsSync(join(data, 'inquiries.sqlite'))).toBe(true)
  first.child.kill('SIGKILL')
  await first.ended
  expect(existsSync(join(out, '_quick'))).toBe(true)

  const second = await start()
  expect(await titleAt(second.origin)).toBe('Repairs by the river | Sample Agency')
  await says(second, 'site/ is complete')
  expect(await encodingAt(second.origin)).toBe('br')
  expect(existsSync(join(`${out}.releases`, 'previous'))).toBe(false)
  second.child.kill('SIGTERM')
  await second.ended

  const third = await start()
  expect(await encodingAt(third.origin)).toBe('br')
  third.child.kill('SIGTERM')
  expect(await third.ended).toMatchObject({ code: 0, err: expect.stringContaining('is up to date') })

  const served = await startServe(['--out', out, '--data', data])
  expect(await titleAt(served.origin)).toBe('Repairs by the river | Sample Agency')
})

it('ends when npm ends the shell that it was started in', async () => {
  const dist = await sampleDist()
  const command = `"${process.execPath}" src/cli/main.ts serve --out "${dist}" --data "${dist}-data"; true`
  const shell = spawn('sh', ['-c', command], {
    env: { ...process.env, PORT: '0', npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(shell.stdout, 'data')
  const origin = /http:\S+/.exec(String(said))?.[0] ?? ''
  expect((await fetch(origin)).status).toBe(200)
  shell.kill('SIGTERM')
  await expect
    .poll(
      () =>
        fetch(origin).then(
          () => 'answers',
          () => 'has ended',
        ),
      { timeout: 10_000 },
    )
    .toBe('has ended')
})
