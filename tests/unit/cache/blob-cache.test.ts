import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readBlob, writeBlob } from '../../../src/cache/blob-cache.ts'

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'marquee-kept-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

it('gives what was kept under a name, and nothing for another name', async () => {
  const kept = await folder()
  writeBlob(kept, 'cards/one', Buffer.from('a card'))
  expect(readBlob(kept, 'cards/one')?.toString()).toBe('a card')
  expect(readBlob(kept, 'cards/two')).toBeUndefined()
  expect(await readdir(kept)).toEqual(['cards'])
})

it('does not believe a file that is cut, empty, changed, or was kept under another name', async () => {
  const kept = await folder()
  writeBlob(kept, 'one', Buffer.from('the first'))
  const whole = await readFile(join(kept, 'one'))
  const damages = [
    () => truncate(join(kept, 'one'), whole.length - 1),
    () => writeFile(join(kept, 'one'), ''),
    () => writeFile(join(kept, 'one'), 'the first'),
    async () => {
      writeBlob(kept, 'two', Buffer.from('the second'))
      await copyFile(join(kept, 'two'), join(kept, 'one'))
    },
  ]
  for (const damage of damages) {
    await writeFile(join(kept, 'one'), whole)
    expect(readBlob(kept, 'one')?.toString()).toBe('the first')
    await damage()
    expect(readBlob(kept, 'one')).toBeUndefined()
  }
})

it('keeps nothing where it may not write, and says nothing of it', async () => {
  const kept = await folder()
  await writeFile(join(kept, 'file'), '')
  writeBlob(join(kept, 'file'), 'one', Buffer.from('text'))
  expect(readBlob(join(kept, 'file'), 'one')).toBeUndefined()
})
