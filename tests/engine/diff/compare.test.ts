import { expect, it } from 'vitest'
import { sortFiles } from '../../../src/diff/causes.ts'
import { compareSides } from '../../../src/diff/compare.ts'
import { block, files, page, site } from './sample-sides.ts'

const fragment = 'pages/_data/fragments/offer.yaml'
const template = 'pages/_data/templates/city-service.yaml'
const city = 'pages/_data/cities/la.yaml'

it('names the changed files of a page by kind, the one with the most pages first', () => {
  const uses = { uses: [fragment] }
  const { changed, causes } = compareSides({
    before: site([page('/a', [block('hero', '1')], uses), page('/b', [block('hero', '1')], uses), page('/c', [])]),
    after: site([page('/a', [block('hero', '2')], uses), page('/b', [block('hero', '2')], uses), page('/c', [])]),
    files: files([fragment, 'pages/b.yaml']),
  })
  expect(changed.map(({ path, extent }) => `${path} ${extent}`)).toEqual(['/a text', '/b text'])
  expect(causes).toEqual([
    { kind: 'fragment', name: fragment, pages: 2 },
    { kind: 'page', name: 'pages/b.yaml', pages: 1 },
  ])
})

it('names the template as the cause if the file of a generated page followed it', () => {
  const generated = { isGenerated: true, uses: [template, city] }
  const { changed } = compareSides({
    before: site([page('/la/a', [block('hero', '1')], generated), page('/la/b', [block('hero', '1')], generated)]),
    after: site([page('/la/a', [block('hero', '2')], generated), page('/la/b', [block('hero', '2')], generated)]),
    files: files([template, city, 'pages/la/a.yaml']),
  })
  expect(changed.map(({ causes }) => causes.map(({ name }) => name))).toEqual([
    [city, template],
    // What now stands in the template is not on a page that was not generated again.
    [city],
  ])
})

it('reports that a list has changed if no file of the page has', () => {
  const { causes } = compareSides({
    before: site([page('/blog', [block('page-list', '1')])]),
    after: site([page('/blog', [block('page-list', '2')])]),
    files: files(['pages/blog/new.yaml']),
  })
  expect(causes).toEqual([{ kind: 'list', name: 'other pages and records that it lists', pages: 1 }])
})

it('names the folder of a block whose code changed, and the engine if other blocks differ', () => {
  const before = site([
    page('/a', [block('faq', '1')]),
    page('/b', [block('hero', '1')]),
    page('/c', [block('intro', '1')]),
  ])
  const after = site([
    page('/a', [block('faq', '1', '2')]),
    page('/b', [block('hero', '2')]),
    page('/c', [block('intro', '1')]),
  ])
  const { changed } = compareSides({ before, after, files: files([], ['blocks/faq/faq.tsx', 'src/theme/theme.ts']) })
  expect(changed).toEqual([
    { path: '/a', kind: 'single pages', extent: 'look', causes: [{ kind: 'block', name: 'blocks/faq/' }] },
    { path: '/b', kind: 'single pages', extent: 'text', causes: [{ kind: 'engine', name: 'src/theme' }] },
  ])
})

it('distinguishes changes of content and of code by rendering the old content with the new code', () => {
  const own = { uses: [city] }
  const rendered = (a: string, b: string, c: string) =>
    site([page('/a', [block('faq', a)], own), page('/b', [block('faq', b)], own), page('/c', [block('faq', c)], own)])
  const { changed } = compareSides({
    before: rendered('1', '1', '1'),
    between: rendered('1', '2', '2'),
    after: rendered('3', '2', '3'),
    files: files([city], ['blocks/faq/faq.tsx']),
  })
  expect(changed.map(({ causes }) => causes.map(({ kind }) => kind))).toEqual([['data'], ['block'], ['data', 'block']])
})

it('reports pages that were added and deleted, and whether an address still answers', () => {
  const { added, gone, changed } = compareSides({
    before: site([page('/old', []), page('/moved', [])]),
    after: site([page('/new', [])], { addresses: ['/new', '/moved'] }),
    files: files(['pages/new.yaml']),
  })
  expect(changed).toEqual([])
  expect(added.map(({ path, causes }) => [path, causes])).toEqual([
    ['/new', [{ kind: 'page', name: 'pages/new.yaml' }]],
  ])
  expect(gone.map(({ path, answers }) => [path, answers])).toEqual([
    ['/old', false],
    ['/moved', true],
  ])
})

it('reports a page with errors on one side neither as added nor as deleted', () => {
  const { added, gone } = compareSides({
    before: site([], { withErrors: ['/a'], errors: 1 }),
    after: site([page('/a', [])], { withErrors: [] }),
    files: files(['pages/a.yaml']),
  })
  expect({ added, gone }).toEqual({ added: [], gone: [] })
})

it('reports of a protected page only that it changed, even if one side was public', () => {
  const gate = { isGated: true }
  const { changed, gated, causes } = compareSides({
    before: site([
      page('/a', [block('page', '1')], gate),
      page('/b', [block('hero', '1')]),
      page('/c', [block('page', '1')], gate),
    ]),
    after: site([page('/a', [block('page', '2')], gate), page('/b', [block('page', '2')], gate), page('/d', [], gate)]),
    files: files(['pages/a.yaml']),
  })
  expect({ changed, causes }).toEqual({ changed: [], causes: [] })
  expect(gated).toEqual([
    { path: '/a', state: 'changed' },
    { path: '/b', state: 'changed' },
    { path: '/d', state: 'added' },
    { path: '/c', state: 'gone' },
  ])
})

it('omits files that no page depends on', () => {
  expect(
    sortFiles(
      [
        'pages/about.yaml',
        'pages/_data/lastmod.lock.json',
        'public/images/a.jpg',
        'blocks/faq/faq.tsx',
        'blocks/faq/faq.test.tsx',
        'blocks/faq/example.yaml',
        'src/cli/repository/diff.ts',
        'src/theme/theme.ts',
        'docs/diff.md',
        'package-lock.json',
      ],
      'pages',
    ),
  ).toEqual({
    content: ['pages/about.yaml', 'public/images/a.jpg'],
    code: ['blocks/faq/faq.tsx', 'src/theme/theme.ts'],
    hasOtherPackages: true,
  })
})
