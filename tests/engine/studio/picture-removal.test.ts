import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ListedPicture } from '../../../src/studio/listing-model.ts'
import type { EditResult } from '../../../src/studio/model.ts'
import { pageText } from '../content/folder.ts'
import { startStudio } from './studio-server.ts'

const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()

const files = {
  'about.yaml': pageText('About', '  - type: hero\n    title: Hi\n    image: { name: team, alt: Us }\n'),
  'text.yaml': pageText('Text', '  - type: rich-text\n    body: "A door ![A door](/images/door.jpg)"\n'),
}

/** A studio with three pictures, of which pages show two. */
async function start() {
  const studio = await startStudio(files, async (root) => {
    for (const name of ['team', 'door', 'unused']) {
      const path = `${root}/pages/_public/images/${name}.jpg`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    }
  })
  const pathOf = (name: string) => studio.pathOf(`_public/images/${name}.jpg`)
  return {
    ...studio,
    remove: (name: string) => studio.call<EditResult>('removePicture', { name }),
    bytesOf: (name: string) => readFile(pathOf(name)),
    isThere: (name: string) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
  }
}

describe('a picture that no page shows', () => {
  it('is listed as such, also beside those in texts', async () => {
    const { call } = await start()
    const listed = await call<ListedPicture[]>('pictures', {})
    expect(listed.map(({ name, uses }) => [name, uses.map(({ address }) => address)])).toEqual([
      ['door', ['/text']],
      ['team', ['/about']],
      ['unused', []],
    ])
  })

  it('is deleted in one step, which Undo and Redo take back and forth, byte for byte', async () => {
    const { remove, call, isThere, bytesOf } = await start()
    expect(await remove('unused')).toMatchObject({ kind: 'saved', history: { undo: 'Delete picture unused' } })
    expect(await isThere('unused')).toBe(false)
    await call('undo', {})
    expect(await bytesOf('unused')).toEqual(bytes)
    await call('redo', {})
    expect(await isThere('unused')).toBe(false)
    await call('undo', {})
    expect(await bytesOf('unused')).toEqual(bytes)
  })
})

describe('a picture stays', () => {
  it.each([
    ['team', '“About” shows “team”, so it was not deleted. Attach another picture there first.'],
    ['door', '“Text” shows “door”, so it was not deleted. Attach another picture there first.'],
    ['nothing', 'There is no picture “nothing” any more.'],
  ])('if it is shown or gone: %s', async (name, message) => {
    const { remove, isThere } = await start()
    expect(await remove(name)).toEqual({ kind: 'refused', message })
    expect([await isThere('team'), await isThere('door')]).toEqual([true, true])
  })
})
