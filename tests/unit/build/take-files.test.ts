import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { beginTaking, keepOnly } from '../../../src/build/take-files.ts'

let folder: string
let made: string

beforeEach(async () => {
  const base = await mkdtemp(join(tmpdir(), 'marquee-take-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  folder = join(base, 'before')
  made = join(base, 'made')
})

async function write(name: string): Promise<string> {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), name)
  return name
}

const pageNames = (count: number) => Array.from({ length: count }, (_, at) => `city-${at % 40}/page-${at}.html`)

it.each([3, 1_200])('gives %i files a second name in the new release, and their packed copies', async (count) => {
  const names = await Promise.all(pageNames(count).map(write))
  await write('city-1/page-1.html.br')
  await write('elsewhere.html')
  await using taking = beginTaking({ folder, made, names })
  const taken = await taking.taken
  expect([...taken].sort()).toEqual([...names, 'city-1/page-1.html.br'].sort())
  for (const name of taken) expect(statSync(join(made, name)).ino).toBe(statSync(join(folder, name)).ino)
  expect(existsSync(join(made, 'elsewhere.html'))).toBe(false)
})

it('lets go of a file that is written anew, and the release before keeps its own', async () => {
  const names = [await write('about.html'), await write('about.html.gz'), await write('team.html')]
  await using taking = beginTaking({ folder, made, names: ['about.html', 'team.html'] })
  const taken = await taking.taken
  keepOnly(made, taken, ['team.html', 'new.html'])
  expect([...taken]).toEqual(['team.html'])
  expect(names.map((name) => existsSync(join(made, name)))).toEqual([false, false, true])
  await writeFile(join(made, 'about.html'), 'changed')
  expect(readFileSync(join(folder, 'about.html'), 'utf8')).toBe('about.html')
})

it.each([3, 1_200])('fails where one of %i files is gone', async (count) => {
  await using taking = beginTaking({ folder, made, names: pageNames(count) })
  await expect(taking.taken).rejects.toThrow('ENOENT')
})
