import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { changedAddresses, submitAddresses } from '../../../../src/seo/index-now.ts'
import { run } from '../../../support/run.ts'

const origin = 'https://www.example.com'
const key = 'a1b2c3d4e5f6'

type IndexNowRequest = { host: string; key: string; keyLocation: string; urlList: string[] }
type Reply = { status: number; headers?: Record<string, string> }

/** A search engine that answers with these, in order, the last one repeatedly, and records the requests. */
async function engine(...replies: Reply[]) {
  const requests: IndexNowRequest[] = []
  const server = createServer(async (request, response) => {
    requests.push(JSON.parse(await text(request)))
    const { status, headers } = replies[Math.min(requests.length, replies.length) - 1] as Reply
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  return { requests, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow` }
}

describe('reporting to search engines', () => {
  const waited: number[] = []
  const wait = async (ms: number) => void waited.push(ms)
  const nobody = async () => {}
  beforeEach(() => void waited.splice(0))

  it('names pages that were changed, added and deleted', () => {
    expect(
      changedAddresses({ '/': '1', '/a': '2', '/new': '3' }, { '/': '1', '/a': '1', '/gone': '1' }, origin),
    ).toEqual([`${origin}/a`, `${origin}/gone`, `${origin}/new`])
  })

  it('is split into requests of the maximum number of addresses', async () => {
    const { requests, endpoint } = await engine({ status: 202 })
    const addresses = Array.from({ length: 20_001 }, (_, at) => `${origin}/p-${at}`)
    const submitted: number[] = []
    await submitAddresses(addresses, { endpoint, origin, key, wait }, async (lot) => void submitted.push(lot.length))
    expect(submitted).toEqual([10_000, 10_000, 1])
    expect(requests.flatMap(({ urlList }) => urlList)).toEqual(addresses)
    expect(requests[0]).toMatchObject({ host: 'www.example.com', key, keyLocation: `${origin}/${key}.txt` })
    expect(waited).toEqual([])
  })

  it('is tried again if the engine is busy or fails, no earlier than it asks for', async () => {
    const { requests, endpoint } = await engine(
      { status: 503 },
      { status: 429, headers: { 'retry-after': '20' } },
      { status: 200 },
    )
    await submitAddresses([`${origin}/`], { endpoint, origin, key, wait }, nobody)
    expect(requests.length).toBe(3)
    expect(waited).toEqual([1_000, 20_000])
  })

  it('is given up after three more tries, and at once if another try cannot help', async () => {
    const busy = await engine({ status: 500 })
    const submitted = (endpoint: string) => submitAddresses([`${origin}/`], { endpoint, origin, key, wait }, nobody)
    await expect(submitted(busy.endpoint)).rejects.toThrow(`${busy.endpoint} answers 500`)
    expect(busy.requests.length).toBe(4)
    const strict = await engine({ status: 403 })
    await expect(submitted(strict.endpoint)).rejects.toThrow('answers 403: it does not take the key')
    expect(strict.requests.length).toBe(1)
    await expect(submitted('http://127.0.0.1:1/')).rejects.toThrow('http://127.0.0.1:1/ does not answer')
  })
})

describe('the command', () => {
  let folder: string
  const pages = (hashes: Record<string, string>) =>
    writeFile(join(folder, 'dist/_contents.json'), JSON.stringify({ origin, pages: hashes }))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-indexnow-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'dist', `${key}.txt`), key)
    await pages({ '/': '1', '/about': '1' })
  })

  function submit(env: NodeJS.ProcessEnv, ...args: string[]) {
    const where = ['--dist', join(folder, 'dist'), '--data', join(folder, 'data')]
    const unset = { INDEXNOW_KEY: undefined, INDEXNOW_ENDPOINT: undefined }
    return run('indexnow', [...where, ...args], { env: { ...unset, ...env } })
  }

  it('reports each change once, and nothing with --dry-run', async () => {
    const { requests, endpoint } = await engine({ status: 200 })
    const env = { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint }
    const dry = await submit({}, '--dry-run')
    expect(dry).toMatchObject({ status: 0, stdout: `${origin}/\n${origin}/about\n` })
    expect(requests).toEqual([])
    expect(await submit(env)).toMatchObject({ status: 0, stdout: '2 addresses were submitted.\n', stderr: '' })
    expect(await submit(env)).toMatchObject({ status: 0, stdout: 'No address changed since the last submission.\n' })
    await pages({ '/': '2', '/new': '1' })
    expect((await submit(env)).status).toBe(0)
    expect(requests.map(({ urlList }) => urlList.map((address) => address.slice(origin.length)))).toEqual([
      ['/', '/about'],
      ['/', '/about', '/new'],
    ])
    expect(JSON.parse(await readFile(join(folder, 'data/indexnow.json'), 'utf8')).pages).toEqual({
      '/': '2',
      '/new': '1',
    })
  })

  it('reports again what was refused', async () => {
    const { endpoint } = await engine({ status: 422 }, { status: 200 })
    const env = { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint }
    const refused = await submit(env)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toBe(
      `0 of 2 addresses were submitted. ${endpoint} answers 422: the addresses are not of the site that the key is for.\n`,
    )
    expect((await submit(env)).stdout).toBe('2 addresses were submitted.\n')
  })

  it('reports nothing without a key, its file, an engine and a site', async () => {
    const { requests, endpoint } = await engine({ status: 200 })
    const errors = [
      [await submit({ INDEXNOW_ENDPOINT: endpoint }), 2, 'INDEXNOW_KEY must be 8 to 128 letters'],
      [await submit({ INDEXNOW_KEY: key }), 2, 'INDEXNOW_ENDPOINT must be the address'],
      [await submit({ INDEXNOW_KEY: `${key}0`, INDEXNOW_ENDPOINT: endpoint }), 1, 'has no key file for this key'],
      [await submit({}, '--dry-run', '--dist', join(folder, 'nowhere')), 1, 'Build it first: npm run build'],
      [await submit({}, '--sinse'), 2, 'Usage: npm run --silent indexnow'],
    ] as const
    for (const [{ status, stderr }, code, words] of errors) {
      expect(stderr).toContain(words)
      expect(status).toBe(code)
    }
    expect(requests).toEqual([])
  })
})
