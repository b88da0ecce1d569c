import { expect, it } from 'vitest'
import { runIn } from '../../../support/run.ts'
import { contentFolder, pageText } from '../../content/folder.ts'

const home = pageText('Home', '  - type: page-title\n    title: Top\n  - use: quote-form\n')

it('lists every use of a name by file, line and column', async () => {
  const { root } = await contentFolder({ 'index.yaml': home })
  expect(await runIn(root, 'where', 'fragment:quote-form')).toEqual({
    status: 0,
    stdout: 'pages/index.yaml:6:10  blocks[1].use\n\nfragment quote-form: 1 use in 1 file.\n',
    stderr: '',
  })
  const { stdout } = await runIn(root, 'where', 'fragment:quote-form', '--format', 'json')
  expect(JSON.parse(stdout)).toEqual([
    { file: 'pages/index.yaml', line: 6, column: 10, path: 'blocks[1].use', pages: 1 },
  ])
})

it('lists the names of a kind, and those that nothing uses', async () => {
  const { root } = await contentFolder({ 'index.yaml': home })
  expect((await runIn(root, 'where', 'fragment')).stdout).toBe('fragment:quote-form  1 use\n')
  expect(await runIn(root, 'where', 'block:faq')).toMatchObject({
    status: 0,
    stdout: 'block faq exists, but nothing uses it.\n',
  })
})

it('reports a missing content folder in one line', async () => {
  const { root } = await contentFolder({ 'index.yaml': home })
  expect(await runIn(root, 'where', 'block:faq', '--pages', 'nope')).toEqual({
    status: 1,
    stdout: '',
    stderr: '`nope` does not exist.\n',
  })
})

it('finds a city by its name', async () => {
  const { root } = await contentFolder({ 'la.yaml': home.replace('blocks:', 'city: la\nblocks:') })
  const bySlug = await runIn(root, 'where', 'city:la')
  expect(bySlug.stdout).toContain('city la: 1 use in 1 file.')
  for (const name of ['Los Angeles', 'los angeles']) expect(await runIn(root, 'where', `city:${name}`)).toEqual(bySlug)
  expect((await runIn(root, 'where', 'record:cities/la')).stdout).toBe(
    bySlug.stdout.replace('city la:', 'record cities/la:'),
  )
  expect((await runIn(root, 'where', 'city')).stdout).toBe('city:la  1 use\n')
  expect((await runIn(root, 'where', 'city:Los Angelos')).stderr).toBe(
    'There is no city `Los Angelos`. Did you mean `Los Angeles`?\nSimilar: Los Angeles.\n',
  )
})

it('suggests the name that was meant', async () => {
  const { root } = await contentFolder({ 'index.yaml': home })
  expect(await runIn(root, 'where', 'fragment:qoute-form')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no fragment `qoute-form`. Did you mean `quote-form`?\nSimilar: quote-form.\n',
  })
  const wrong = await runIn(root, 'where', 'fragmnet:quote-form')
  expect(wrong.status).toBe(2)
  expect(wrong.stderr).toMatch(/^`fragmnet` is no kind of name\. Did you mean `fragment`\?\n\nUsage: npm run where/)
})
