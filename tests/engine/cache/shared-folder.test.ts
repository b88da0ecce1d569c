// @module-tag exhaustive

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { fileHashes } from '../../support/file-hashes.ts'
import { isLong } from '../../support/long.ts'
import { copyCached } from '../builder/assets/copy-cached.ts'
import { clonesWith } from '../builder/clones.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const picture =
  '  - type: hero\n    title: Home\n    intro: A crew for the evening.\n    image: { name: home, alt: A stage }\n'
const cache = 'node_modules/.cache/marquee'

const build = (clone: string) =>
  execFileSync(process.execPath, ['src/cli/main.ts', 'build'], {
    cwd: clone,
    env: { ...process.env, SOURCE_DATE_EPOCH: '1764000000' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

/** The files of the cache that count on every machine: not what one noted of its own folders. */
const entriesOf = (clone: string) =>
  readdirSync(join(clone, cache), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\/(?:releases|hashes)(?:\/|$)/.test(file))

it('serves a clone in another folder, which uses no file of it that is cut', async () => {
  const { root: content } = await contentFolder({ 'index.yaml': pageText('Home', picture) })
  const cloneOf = await clonesWith(join(content, 'pages'))
  const first = await cloneOf('first')
  await copyCached(join(first, cache))
  build(first)
  const built = fileHashes(join(first, 'dist'))

  const second = await cloneOf('deeper/second')
  await cp(join(first, cache), join(second, cache), { recursive: true, preserveTimestamps: true })
  const before = new Map(entriesOf(second).map((file) => [file, statSync(file).mtimeMs]))
  build(second)
  expect(fileHashes(join(second, 'dist'))).toEqual(built)
  expect(new Map(entriesOf(second).map((file) => [file, statSync(file).mtimeMs]))).toEqual(before)

  const third = await cloneOf('third')
  await cp(join(first, cache), join(third, cache), { recursive: true })
  // By default one file of each folder: to bundle and compress all scripts again takes a minute.
  const cut = isLong
    ? entriesOf(third)
    : Map.groupBy(entriesOf(third), dirname)
        .values()
        .map(([file = '']) => file)
  for (const file of cut) await truncate(file, Math.floor(readFileSync(file).length / 2))
  build(third)
  expect(fileHashes(join(third, 'dist'))).toEqual(built)
})
