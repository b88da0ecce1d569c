import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { FileMovePlan } from '../../../../src/studio/wire/file-moves.ts'
import { pageText } from '../../content/folder.ts'
import { makeSite } from '../../generate/site-folder.ts'
import { startStudio } from '../studio-server.ts'

const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
const png = await image.png().toBuffer()
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

const hero = '  - type: hero\n    title: Hi\n    image: { name: tour/bus, alt: A bus }\n'
const text = '  - type: rich-text\n    body: "![A bus](/images/tour/bus.png) and [the menu](/files/menu.pdf)."\n'
const files = { 'about.yaml': pageText('About', hero + text), 'menu.yaml': pageText('Menu', text) }
const sheet = 'a { background: url(/images/tour/bus.png), url(../images/tour/bus.png) }\n'

const bus = 'pages/_public/images/tour/bus.png'
const menu = 'pages/_public/files/menu.pdf'

/** A studio whose pages, texts and style sheet name a picture and a PDF. */
async function start(more: Record<string, string> = {}) {
  const studio = await startStudio({ ...files, ...more }, async (root) => {
    for (const [name, bytes] of [
      ['_public/images/tour/bus.png', png],
      ['_public/images/cities/la.png', png],
      ['_public/files/menu.pdf', pdf],
      ['_public/css/own.css', Buffer.from(sheet)],
    ] as const) {
      await mkdir(dirname(join(root, 'pages', name)), { recursive: true })
      await writeFile(join(root, 'pages', name), bytes)
    }
  })
  const read = (name: string) => readFile(studio.pathOf(name), 'utf8')
  return {
    ...studio,
    read,
    has: (name: string) => existsSync(studio.pathOf(name)),
    plan: (request: object) => studio.call<FileMovePlan>('planFileMove', request),
    /** Uploads what is to take the place of a file: its hash. */
    async instead(file: string, name: string, body: Buffer): Promise<string> {
      const { text } = await studio.send({
        method: 'POST',
        path: `/@studio/upload?${new URLSearchParams({ for: file, name })}`,
        headers: { ...studio.allowed, 'content-type': 'application/octet-stream' },
        body,
      })
      return JSON.parse(text).name
    },
  }
}

describe('a file is moved to a folder', () => {
  it('and visitors who have the old address of a PDF are led to the new one, without a circle', async () => {
    const { call, read, has } = await start()
    const move = (file: string, folder: string) => call('moveFile', { file, folder, name: 'menu' })
    expect(await move(menu, 'prices')).toMatchObject({ kind: 'saved' })
    expect(await read('_data/redirects.yaml')).toBe('- from: /files/menu.pdf\n  to: /files/prices/menu.pdf\n')
    expect(await move('pages/_public/files/prices/menu.pdf', '')).toMatchObject({ kind: 'saved' })
    expect(await read('_data/redirects.yaml')).toBe('- from: /files/prices/menu.pdf\n  to: /files/menu.pdf\n')
    expect(await call('moveFile', { file: bus, folder: 'team', name: 'bus' })).toMatchObject({ kind: 'saved' })
    expect(await read('_data/redirects.yaml')).not.toContain('bus')
    for (const _ of [1, 2, 3]) await call('undo', {})
    expect(has('_data/redirects.yaml')).toBe(false)
  })

  it('with all of its uses, which are said before, and one Undo takes all of it back', async () => {
    const { plan, call, read, has } = await start()
    const before = await read('about.yaml')
    const move = { file: bus, folder: 'Team / 2026', name: 'The Bus' }
    expect(await plan(move)).toEqual({
      address: '/images/team/2026/the-bus.png',
      fitsOldName: false,
      uses: [
        { address: '/about', title: 'About', places: 2 },
        { address: '/menu', title: 'Menu', places: 1 },
        { title: '_public/css/own.css', places: 2 },
      ],
    })
    expect(await call('moveFile', move)).toMatchObject({ kind: 'saved' })
    expect(await read('about.yaml')).toBe(
      before
        .replace('name: tour/bus', 'name: team/2026/the-bus')
        .replace('/images/tour/bus.png', '/images/team/2026/the-bus.png'),
    )
    expect(await read('_public/css/own.css')).toBe(sheet.replaceAll('tour/bus', 'team/2026/the-bus'))
    expect([has('_public/images/tour'), has('_public/images/team/2026/the-bus.png')]).toEqual([false, true])
    await call('undo', {})
    expect([await read('about.yaml'), await read('_public/css/own.css')]).toEqual([before, sheet])
    expect([has('_public/images/tour/bus.png'), has('_public/images/team/2026')]).toEqual([true, false])
  })

  it('in templates and in overrides of their pages, which are generated again', async () => {
    const site = makeSite({
      '_data/coverage/city.yaml': "template: city\naddress: '/{city}'\nrecords:\n  cities: [la, nyc]\n",
      '_data/templates/city.yaml': `title: All of {city.name}\ndescription: Hire in {city.name}.\nblocks:\n${hero}`,
    })
    await site.generate()
    const all = site.all()
    site.remove()
    const own = 'overrides:\n  "blocks[hero].image": { name: tour/bus, alt: Our bus }\n'
    const { plan, call, read } = await start({ ...all, 'la.yaml': all['la.yaml'] + own })
    const move = { file: bus, folder: 'team' }
    expect((await plan(move)).uses.map(({ address = '', places }) => `${address} ${places}`).sort()).toEqual([
      ' 2',
      '/_data/templates/city 1',
      '/about 2',
      '/la 1',
      '/menu 1',
    ])
    expect(await call('moveFile', move)).toMatchObject({ kind: 'saved' })
    expect((await read('la.yaml')).match(/tour\/bus|team\/bus/g)).toEqual(['team/bus', 'team/bus'])
    expect(await read('nyc.yaml')).toContain('name: team/bus')
    const generated = await read('nyc.yaml')
    await call('undo', {})
    expect(await read('nyc.yaml')).toBe(generated.replace('team/bus', 'tour/bus'))
  })

  it('never over another one, and not to where it is', async () => {
    const { plan, call } = await start()
    expect(await plan({ file: menu, folder: '', name: 'menu' })).toMatchObject({ address: '/files/menu.pdf' })
    expect(await call('moveFile', { file: menu, folder: '' })).toEqual({
      kind: 'refused',
      message: 'The file has the address /files/menu.pdf already.',
    })
    expect((await plan({ file: 'pages/_data/site.yaml', folder: '' })) as object).toMatchObject({
      message: 'pages/_data/site.yaml is no file of the site any more.',
    })
  })

  it('unless a page builds its name from other values', async () => {
    const built = hero.replace('name: tour/bus', 'name: "cities/{city.slug}"')
    const { plan, call } = await start({ 'la.yaml': pageText('LA', built, 'city: la\n') })
    const move = { file: 'pages/_public/images/cities/la.png', folder: 'team' }
    const refusal =
      '“LA” builds the name of /images/cities/la.png from other values, so the file keeps its name. You can replace it under its own name.'
    expect(await plan(move)).toMatchObject({ address: '/images/team/la.png', uses: [], refusal })
    expect(await call('moveFile', move)).toEqual({ kind: 'refused', message: refusal })
  })
})

describe('a file of another name takes the place of one', () => {
  it('under its own name, cleaned, in its own format; the old one goes', async () => {
    const { instead, plan, call, read, has } = await start()
    const upload = await instead(bus, 'Autumn Tour.jpeg', await image.jpeg().toBuffer())
    const request = { file: bus, upload }
    expect(await plan(request)).toMatchObject({ address: '/images/tour/autumn-tour.jpg', fitsOldName: true })
    await call('moveFile', request)
    expect(await read('about.yaml')).toContain('name: tour/autumn-tour, alt: A bus')
    expect(await read('menu.yaml')).toContain('![A bus](/images/tour/autumn-tour.jpg)')
    expect(await read('_public/css/own.css')).toContain('url(../images/tour/autumn-tour.jpg)')
    expect([has('_public/images/tour/bus.png'), has('_public/images/tour/autumn-tour.jpg')]).toEqual([false, true])
    await call('undo', {})
    expect([has('_public/images/tour/bus.png'), has('_public/images/tour/autumn-tour.jpg')]).toEqual([true, false])
    await call('redo', {})
    expect(await read('menu.yaml')).toContain('![A bus](/images/tour/autumn-tour.jpg)')
  })

  it('and the old one stays if that is asked', async () => {
    const { instead, call, read, has } = await start()
    const upload = await instead(menu, 'Menu.pdf', Buffer.concat([pdf, pdf]))
    await call('moveFile', { file: menu, upload, keepsOld: true })
    expect(await read('menu.yaml')).toContain('[the menu](/files/menu-2.pdf)')
    expect([has('_public/files/menu.pdf'), has('_public/files/menu-2.pdf')]).toEqual([true, true])
  })
})
