import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createGraph } from '../../../../src/content/graph/graph.ts'
import { graphDiagnostics } from '../../../../src/content/graph/graph-checks.ts'
import { createContent } from '../../../../src/content/load/load.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { headingDiagnostics } from '../../../../src/content/validate/heading-checks.ts'
import { listPictureFiles } from '../../../../src/pictures/picture-file.ts'
import { publicFoldersOf } from '../../../../src/pictures/public-folders.ts'
import { contentFolder, pageText } from '../folder.ts'

const top = '  - type: page-title\n    title: Top\n'
const text = (body: string) => `${top}  - type: rich-text\n    body: ${body}\n`

async function errorsOf(files: Record<string, string>, pictures: string[] = []) {
  const { root } = await contentFolder(files)
  for (const name of pictures) {
    await mkdir(join(root, 'public/images', name, '..'), { recursive: true })
    await writeFile(join(root, 'public/images', name), '')
  }
  const { material } = await createContent({ root }).load()
  return graphDiagnostics(material, listPictureFiles(root, publicFoldersOf(root, 'pages')))
    .filter(({ file }) => !file.startsWith('pages/_data/'))
    .map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`)
}

const home = pageText('Home', text('"[About](/about)"'))

it('reports a public page that no link leads to', async () => {
  const about = pageText('About', text('Text.'))
  expect(await errorsOf({ 'index.yaml': home, 'about.yaml': about, 'team.yaml': about })).toEqual([
    'pages/team.yaml:1:1 orphan-page',
  ])
  // A link to itself leads nobody there, a link to its alias does.
  const self = pageText('Team', text('"[Team](/team)"'))
  expect(await errorsOf({ 'index.yaml': home, 'about.yaml': about, 'team.yaml': self })).toHaveLength(1)
  const aliased = pageText('Team', text('Text.'), 'aliases: [/crew]\n')
  const linked = pageText('About', text('"[Crew](/crew)"'))
  expect(await errorsOf({ 'index.yaml': home, 'about.yaml': linked, 'team.yaml': aliased })).toEqual([])
  const hidden = pageText('Team', text('Text.'), 'noindex: true\n')
  expect(await errorsOf({ 'index.yaml': home, 'about.yaml': about, 'team.yaml': hidden })).toEqual([])
})

it('counts a list of its section as a link to a page, but not a list of all pages', async () => {
  const list = (under: string) => pageText('Home', `${top}  - type: page-list\n    title: Pages\n    under: ${under}\n`)
  const post = pageText('Post', text('Text.'))
  expect(await errorsOf({ 'index.yaml': list('/blog'), 'blog/post.yaml': post })).toEqual([])
  expect(await errorsOf({ 'index.yaml': list('/'), 'blog/post.yaml': post })).toEqual([
    'pages/blog/post.yaml:1:1 orphan-page',
  ])
})

it('reports nothing as unused while there is no home page', async () => {
  expect(await errorsOf({ 'team.yaml': pageText('Team', text('Text.')) })).toEqual([])
})

it('reports fragments, questions and other data that nothing uses', async () => {
  const { root, write } = await contentFolder({ 'index.yaml': pageText('Home', `${top}  - use: outer\n`) })
  await write('_data/fragments/outer.yaml', '- use: inner\n')
  await write('_data/fragments/inner.yaml', '- type: faq\n  title: Questions\n  items: { from: faqs/general }\n')
  await write('_data/fragments/old-offer.yaml', '- type: page-title\n  title: Old\n')
  await write('_data/faqs/tips.yaml', '- question: How much?\n  answer: Fifteen percent.\n')
  const { material } = await createContent({ root }).load()
  expect(
    graphDiagnostics(material, listPictureFiles(root, publicFoldersOf(root, 'pages'))).map(
      ({ code, file }) => `${file} ${code}`,
    ),
  ).toEqual(['pages/_data/faqs/tips.yaml unused-data', 'pages/_data/fragments/old-offer.yaml unused-fragment'])
})

it('reports a picture file that no page shows', async () => {
  const picture = `  - type: hero\n    title: Home\n    image: { name: tours/spring, alt: A stage }\n`
  const files = { 'index.yaml': pageText('Home', picture) }
  expect(await errorsOf(files, ['tours/spring.jpg', 'tours/sprnig.jpg', 'tours/notes.txt'])).toEqual([
    'public/images/tours/sprnig.jpg:1:1 unused-image',
  ])
})

it('takes a picture that Markdown, the quote dialog or the logo names by its file for shown, in both public folders', async () => {
  const names = [
    'plan.png',
    'B plan.png',
    'Ground Floor/PLAN (2).JPG',
    'café.webp',
    '50% off.png',
    'a+b&c.svg',
    'Our_Logo.svg',
  ]
  const addresses = names.map((name) => `/images/${name.split('/').map(encodeURIComponent).join('/')}`)
  const markdown = (some: readonly string[]) => text(`"${some.map((address) => `![A plan](${address})`).join(' ')}"`)
  for (const folder of ['public', 'pages/_public']) {
    const shownBy = async (files: Record<string, string>) => {
      const { root, write } = await contentFolder({ 'index.yaml': pageText('Home', top) })
      for (const [name, written] of Object.entries(files)) await write(name, written)
      for (const name of [...names, 'other.png', 'Other one.png']) {
        const path = join(root, folder, 'images', name)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(
          path,
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>',
        )
      }
      const { material, diagnostics } = await createContent({ root }).load()
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      return graphDiagnostics(material, listPictureFiles(root, publicFoldersOf(root, 'pages')))
        .filter(({ code }) => /image/.test(code))
        .map(({ file }) => file.replace(`${folder}/images/`, ''))
        .sort()
    }
    const others = ['Other one.png', 'other.png']
    expect(await shownBy({ 'index.yaml': pageText('Home', markdown(addresses)) })).toEqual(others)
    const spaces = names.map((name) => `</images/${name}>`)
    expect(await shownBy({ 'index.yaml': pageText('Home', markdown(spaces)) })).toEqual(others)
    const fragment = `- type: rich-text\n  body: "![A plan](${addresses[1]})"\n`
    const left = [...others, ...names].sort()
    expect(await shownBy({ '_data/fragments/quote-form.yaml': fragment })).toEqual(
      left.filter((name) => name !== names[1]),
    )
    const logo = 'logo: { file: images/Our_Logo.svg }\n'
    expect(await shownBy({ '_data/theme.yaml': logo })).toEqual(left.filter((name) => name !== 'Our_Logo.svg'))
  }
})

it('says how a picture file must be named, and suggests only names that a page may use', async () => {
  const { root } = await contentFolder({ 'index.yaml': pageText('Home', top) })
  await mkdir(join(root, 'public/images/tours'), { recursive: true })
  const files = ['Spring photo.PNG', 'café_2.jpg', 'stage.HEIC', 'Taken.jpg', 'taken.png', 'notes.txt', '.DS_Store']
  for (const name of files) await writeFile(join(root, 'public/images/tours', name), '')
  const { material } = await createContent({ root }).load()
  const found = graphDiagnostics(material, listPictureFiles(root, publicFoldersOf(root, 'pages'))).filter(({ file }) =>
    file.startsWith('public/'),
  )
  expect(found.map(({ code, file, message, hint }) => `${code} ${file}\n${message}\n${hint}`)).toEqual([
    'unused-image public/images/tours/taken.png\nNo page shows a picture with the name `tours/taken`.\nDelete the file, or name it in a block:\n\n    image:\n      name: tours/taken\n      alt: …',
    'unusable-image public/images/tours/Spring photo.PNG\nNo page can use `public/images/tours/Spring photo.PNG`: the names of pictures and their endings are lower-case letters, digits and hyphens.\nRename the file to:\n\n    public/images/tours/spring-photo.png',
    'unusable-image public/images/tours/Taken.jpg\nNo page can use `public/images/tours/Taken.jpg`: the names of pictures and their endings are lower-case letters, digits and hyphens.\nThere is a picture with the name `tours/taken` already. Delete one of the two.',
    'unusable-image public/images/tours/café_2.jpg\nNo page can use `public/images/tours/café_2.jpg`: the names of pictures and their endings are lower-case letters, digits and hyphens.\nRename the file to:\n\n    public/images/tours/cafe-2.jpg',
    'unusable-image public/images/tours/stage.HEIC\nBrowsers do not show the format of `public/images/tours/stage.HEIC`, so no page uses it.\nOpen it in an image editor, export it as JPEG, and save that as:\n\n    public/images/tours/stage.jpg',
  ])
})

const headingErrors = (body: string) =>
  headingDiagnostics(parse({ file: 'pages/about.yaml', text: `body: ${JSON.stringify(body)}` }).value).map(
    ({ message }) => message,
  )

it('reports a heading that skips a level, at the heading', async () => {
  const body = '|\n      ## Parking\n\n      Text.\n\n      #### Ramps\n'
  expect(await errorsOf({ 'about.yaml': pageText('About', text(body)) })).toEqual([
    'pages/about.yaml:12:7 heading-order',
  ])
  expect(headingErrors('# One\n## Two\n### Three\n## Two')).toEqual([])
  expect(headingErrors('```\n## In code\n#### In code\n```\n## Out')).toEqual([])
  expect(headingErrors('### Too deep\n\nText.')).toEqual([
    '`### Too deep` has level 3, but a text begins with level 2.',
  ])
})

it('reports no skipped level in an outline that goes down one by one', () => {
  const steps = fc.array(fc.integer({ min: -4, max: 1 }), { maxLength: 20 })
  fc.assert(
    fc.property(steps, (all) => {
      let level = 2
      const lines = all.map((step) => {
        level = Math.min(6, Math.max(2, level + step))
        return `${'#'.repeat(level)} Heading`
      })
      expect(headingErrors(['## First', ...lines].join('\n\n'))).toEqual([])
    }),
  )
})

it('counts the pages that show a fragment, also through other fragments', async () => {
  const { root, write } = await contentFolder({
    'index.yaml': pageText('Home', `${top}  - use: outer\n`),
    'about.yaml': pageText('About', `${top}  - use: inner\n`),
    'team.yaml': pageText('Team', text('"{site.phone}"')),
  })
  await write('_data/fragments/outer.yaml', '- use: inner\n')
  await write('_data/fragments/inner.yaml', '- type: faq\n  title: Questions\n  items: { from: faqs/general }\n')
  const { material } = await createContent({ root }).load()
  const graph = createGraph(material)
  expect(graph.uses('block', 'faq')).toEqual([
    { file: 'pages/_data/fragments/inner.yaml', line: 1, column: 9, path: '[0].type', pages: 2 },
  ])
  expect(graph.uses('data', 'faqs/general')).toMatchObject([{ line: 3, column: 18, pages: 2 }])
  expect(graph.uses('fragment', 'inner').map(({ file, pages }) => `${file} ${pages}`)).toEqual([
    'pages/_data/fragments/outer.yaml 1',
    'pages/about.yaml 1',
  ])
  expect(graph.uses('token', 'site.phone')).toMatchObject([{ file: 'pages/team.yaml', line: 7, column: 12, pages: 1 }])
})

it('reports each of two near-duplicates at its own place', async () => {
  const page = pageText('Ushers', `  - type: page-title\n    title: "{city.name}"\n`, 'city: la\n')
  const { root } = await contentFolder({ 'one.yaml': page, 'two.yaml': page })
  const { material } = await createContent({ root }).load()
  expect(
    createGraph(material)
      .uses('block', 'page-title')
      .map(({ file }) => file),
  ).toEqual(['pages/one.yaml', 'pages/two.yaml'])
})

it('finds links by their target page, whatever alias, anchor or query they have', async () => {
  const { root } = await contentFolder({
    'index.yaml': pageText('Home', text('"[a](/about) [b](/about-us#team) [c](/about?x=1)"')),
    'about.yaml': pageText('About', text('"[up](#top)"'), 'aliases: [/about-us]\n'),
  })
  const { material } = await createContent({ root }).load()
  const graph = createGraph(material)
  expect(graph.uses('page', '/about').map(({ file, column }) => `${file}:${column}`)).toEqual([
    'pages/index.yaml:16',
    'pages/index.yaml:28',
    'pages/index.yaml:48',
  ])
  expect(graph.uses('alias', '/about-us').map(({ file }) => file)).toEqual(['pages/about.yaml', 'pages/index.yaml'])
})
