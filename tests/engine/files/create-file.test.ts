// @module-tag exhaustive

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFile } from '../../../src/files/create-file.ts'
import { removeTemporaryFiles } from '../../../src/files/temporary-files.ts'
import { repeats } from '../../support/long.ts'

const program = join(import.meta.dirname, 'create-file-process.ts')
const bytes = 50_000_000

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'marquee-create-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

it('a new file is whole or not there, however its process ends', async () => {
  for (let run = 0; run < repeats(40); run++) {
    const at = await folder()
    const path = join(at, 'door.png')
    const ended = new AbortController()
    const began = watch(at, { signal: ended.signal })[Symbol.asyncIterator]().next()
    const child = spawn(process.execPath, [program, path, String(bytes)])
    const exit = once(child, 'exit')
    await began
    child.kill('SIGKILL')
    await exit
    ended.abort()
    if (existsSync(path)) expect(statSync(path).size).toBe(bytes)
    removeTemporaryFiles(at)
    expect((await readdir(at)).filter((name) => name !== 'door.png')).toEqual([])
  }
})

it('a new file that does not fit on the disk leaves nothing', async () => {
  const at = await folder()
  const { stdout } = spawnSync('sh', [
    '-c',
    `ulimit -f 8; exec "$@"`,
    'sh',
    process.execPath,
    program,
    join(at, 'door.png'),
    '1000000',
  ])
  expect(String(stdout).trim()).toBe('EFBIG')
  expect(await readdir(at)).toEqual([])
})

it('a new file replaces no other one', async () => {
  const at = await folder()
  await writeFile(join(at, 'door.png'), 'theirs')
  await expect(createFile(join(at, 'door.png'), 'mine')).rejects.toMatchObject({ code: 'EEXIST' })
  expect(await readFile(join(at, 'door.png'), 'utf8')).toBe('theirs')
  expect(await readdir(at)).toEqual(['door.png'])
})
