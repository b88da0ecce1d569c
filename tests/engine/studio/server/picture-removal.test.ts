import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { ListedPicture } from '../../../../src/studio/wire/listing.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()

const files = {
  'about.yaml': pageText('About', '  - type: hero\n    title: Hi\n    image: { name: team, alt: Us }\n'),
  'link.yaml': pageText('Link', '  - type: rich-text\n    body: "See [the plan](/images/plan.jpg)."\n'),
  '_data/theme.yaml': 'logo: { file: images/logo.jpg, name: with }\n',
  '_blocks/wall/wall.tsx': "export const wall = '/images/wall.jpg'\n",
  'text.yaml': pageText('Text', '  - type: rich-text\n    body: "A door ![A door](/images/door.jpg)"\n'),
}

/** A studio with six pictures, of which the content uses five. */
async function start() {
  const studio = await startStudio(files, async (root) => {
    for (const name of ['team', 'door', 'plan', 'logo', 'wall', 'unused']) {
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
      ['logo', ['/_data/theme']],
      ['plan', ['/link']],
      ['team', ['/about']],
      ['unused', []],
      ['wall', [undefined]],
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
    ['team', '“About” uses “team”, so it was not deleted. Replace it there first.'],
    ['door', '“Text” uses “door”, so it was not deleted. Replace it there first.'],
    ['plan', '“Link” uses “plan”, so it was not deleted. Replace it there first.'],
    ['logo', '“Theme” uses “logo”, so it was not deleted. Replace it there first.'],
    ['wall', '“The block wall” uses “wall”, so it was not deleted. Replace it there first.'],
    ['nothing', 'There is no picture “nothing” any more.'],
  ])('if it is used or gone: %s', async (name, message) => {
    const { remove, isThere } = await start()
    expect(await remove(name)).toEqual({ kind: 'refused', message })
    expect([await isThere('team'), await isThere('door')]).toEqual([true, true])
  })

  it('if a page shows it since all pages were read', async () => {
    const { remove, check, call, isThere } = await start()
    check()
    const { hashes } = await call<PageModel>('page', { address: '/about' })
    const file = 'pages/about.yaml'
    const edits = [{ kind: 'set', path: ['blocks', 0, 'image', 'name'], value: 'unused' }]
    await call('edit', { files: [{ file, hash: hashes[file], edits }], label: 'Attach picture' })
    expect(await remove('unused')).toMatchObject({
      kind: 'refused',
      message: '“About” uses “unused”, so it was not deleted. Replace it there first.',
    })
    expect(await isThere('unused')).toBe(true)
  })
})
