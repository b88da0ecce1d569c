import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { forbiddenChanges } from '../../../../src/team/server/review/allowed-changes.ts'
import type { TreeChange } from '../../../../src/team/server/review/tree-changes.ts'

const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>')
const entry = (mode = '100644') => ({ mode, id: 'a' })
const of = (changes: TreeChange[], bytes: Buffer = png) => forbiddenChanges(changes, 'pages/', async () => bytes)
const whyOf = async (path: string, bytes?: Buffer) => (await of([{ path, after: entry() }], bytes))[0]?.why

describe('what a workspace may change', () => {
  it.each([
    'pages/about.yaml',
    'pages/blog/first.yaml',
    'pages/_data/site.yaml',
    'pages/_data/templates/city.yaml',
    'pages/_languages/es/about.yaml',
    'pages/_data/generated.lock.json',
    'pages/_data/lastmod.lock.json',
    'pages/_public/images/team/ana.png',
    'pages/_public/images/Team photo.PNG',
  ])('%s', async (path) => {
    expect(await whyOf(path)).toBeUndefined()
  })

  it('a drawing and a document, by their bytes', async () => {
    expect(await whyOf('pages/_public/images/logo.svg', drawing)).toBeUndefined()
    expect(await whyOf('pages/_public/files/prices.pdf', Buffer.from('%PDF-1.7\n'))).toBeUndefined()
  })

  it.each([
    ['package.json', 'place'],
    ['.github/workflows/deploy.yaml', 'place'],
    ['src/server/server.ts', 'place'],
    ['about.yaml', 'place'],
    ['pagesx/about.yaml', 'place'],
    ['pages/_blocks/hero/hero.tsx', 'place'],
    ['pages/_blocks/hero/example.yaml', 'place'],
    ['pages/_Blocks/hero/example.yaml', 'place'],
    ['pages/_ｂlocks/hero/example.yaml', 'place'],
    ['pages/x/_blocks/hero/example.yaml', 'place'],
    ['pages/node_modules/x/x.yaml', 'place'],
    ['pages/vite.config.ts', 'place'],
    ['pages/package.lock.json', 'place'],
    ['pages/_public/index.html', 'place'],
    ['pages/_public/script.js', 'place'],
    ['pages/about.yaml.ts', 'place'],
    ['pages/about.yml', 'place'],
    ['pages/.gitattributes', 'name'],
    ['pages/.gitmodules', 'name'],
    ['pages/.git/config.yaml', 'name'],
    ['pages/.env.yaml', 'name'],
    ['pages/git~1/config.yaml', 'name'],
    ['pages/a./b.yaml', 'name'],
    ['pages/a\u0007.yaml', 'name'],
    ['pages/a\n.yaml', 'name'],
    ['pages/.g\u200cit/x.yaml', 'name'],
    ['pages/a\u202eyaml.yaml', 'name'],
    ['pages/a\ufffd.yaml', 'name'],
    ['pages/..\\..\\x.yaml', 'name'],
    ['pages/x.yaml:stream.yaml', 'name'],
    ['pages/../package.yaml', 'name'],
  ])('not %j', async (path, why) => {
    expect(await of([{ path, after: entry() }])).toEqual([{ path, why }])
    expect(await of([{ path, before: entry() }])).toEqual([{ path, why }])
    expect(await of([{ path: 'pages/new.yaml', from: path, before: entry(), after: entry() }])).toEqual([{ path, why }])
  })

  it.each([
    ['a link', '120000'],
    ['a repository in it', '160000'],
    ['a program', '100755'],
    ['a mode that nobody knows', '100666'],
  ])('not %s, though its name is that of a page', async (_name, mode) => {
    const path = 'pages/about.yaml'
    expect(await of([{ path, after: entry(mode) }])).toEqual([{ path, why: 'kind' }])
    expect(await of([{ path, before: entry(), after: entry(mode) }])).toEqual([{ path, why: 'kind' }])
  })

  it('a page that a developer has marked as a program stays one, or becomes none', async () => {
    const path = 'pages/about.yaml'
    expect(await of([{ path, before: entry('100755'), after: entry('100755') }])).toEqual([])
    expect(await of([{ path, before: entry('100755'), after: entry() }])).toEqual([])
    expect(await of([{ path, before: entry('120000'), after: entry() }])).toEqual([{ path, why: 'kind' }])
  })

  it.each([
    ['a page as a picture', 'pages/_public/images/a.png', Buffer.from('<script>alert(1)</script>')],
    ['a drawing as a picture', 'pages/_public/images/a.png', drawing],
    ['a picture as a document', 'pages/_public/files/a.pdf', png],
    [
      'a drawing with a script',
      'pages/_public/images/a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
  ])('not %s', async (_name, path, bytes) => {
    expect(await of([{ path, after: entry() }], bytes)).toEqual([{ path, why: 'bytes' }])
  })
})

it('whatever a path is, only plain content gets through', async () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }).filter((text) => !text.includes('/') && !text.includes('\0')),
    fc.constantFrom(
      'pages',
      '_blocks',
      '_public',
      '_data',
      '.git',
      '..',
      'about.yaml',
      'a.png',
      'x.tsx',
      'x.lock.json',
    ),
  )
  const path = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'))
  const mode = fc.constantFrom('100644', '100755', '120000', '160000', '040000')
  await fc.assert(
    fc.asyncProperty(path, mode, async (one, afterMode) => {
      if ((await of([{ path: one, after: entry(afterMode) }])).length > 0) return
      expect(afterMode).toBe('100644')
      expect(one).toMatch(/^pages\/(?:.+\.yaml|_data\/[\w-]+\.lock\.json|_public\/.+\.(?:png|jpe?g|webp|avif))$/i)
      expect(one).not.toMatch(/(?:^|\/)\.|_blocks\/|\p{C}/u)
    }),
  )
})
