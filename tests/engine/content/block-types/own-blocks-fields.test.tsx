import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../../../schema/block.ts'
import { inLanguage } from '../../../../schema/language/language.ts'
import { emotionKey, Providers } from '../../../../src/components/providers.tsx'
import { loadSite } from '../../../../src/content/load/load.ts'
import { migrationOf } from '../../../../src/content/migrate/migrate.ts'
import { readNames } from '../../../../src/editor/names.ts'
import { editorSchemas } from '../../../../src/editor/schemas.ts'
import { createCompiledBlocks } from '../../../../src/render/compiled-blocks/compiled-blocks.ts'
import { Counter } from '../../../sites/own-blocks/_blocks/counter/counter.tsx'
import { Notice } from '../../../sites/own-blocks/_blocks/notice/notice.tsx'
import { folderWithOwnBlocks } from '../../../support/own-blocks-site.ts'
import { pageText } from '../folder.ts'

const now = new Date('2026-11-21')
const counter = '  - type: counter\n    title: Guests\n    start: 3\n'

/** The site with these files and the blocks of `tests/sites/own-blocks`. */
async function siteOf(files: Record<string, string>) {
  const { root } = await folderWithOwnBlocks(files)
  return loadSite({ root, now })
}
const errorsOf = ({ diagnostics }: Awaited<ReturnType<typeof siteOf>>) =>
  diagnostics.filter(({ severity }) => severity === 'error')
const blocksOf = (site: Awaited<ReturnType<typeof siteOf>>, path: string) =>
  site.pages.find((page) => page.path === path)?.blocks

const components = { counter: Counter, notice: Notice }
function html(block: Block): string {
  const Component = components[block.type as keyof typeof components] as React.ComponentType<object>
  return renderToString(
    <Providers cache={createCache({ key: emotionKey })} pictures={{}}>
      <Component {...block} />
    </Providers>,
  )
}

describe('the words of an own block', () => {
  const withWording = (wording: string) =>
    siteOf({ 'about.yaml': pageText('About', counter), '_data/wording.yaml': wording })

  it('are replaced in `wording.yaml`', async () => {
    const site = await withWording('counter:\n  more: Noch einer\n  guests: { one: "{n} Gast", other: "{n} Gäste" }\n')
    expect(errorsOf(site)).toEqual([])
    const shown = inLanguage(site.language, () => html(blocksOf(site, '/about')?.[0] as Block))
    expect(shown).toMatch(/>Noch einer<.*<output>3 Gäste<\/output>/s)
  })

  it.each([
    [
      'a word that it does not have',
      'counter:\n  mehr: Noch einer\n',
      'unknown-key',
      'Fields of counter: more, guests',
    ],
    ['a text without its placeholder', 'counter:\n  guests: { other: Gäste }\n', 'invalid-value', 'must contain `{n}`'],
  ])('are checked: %s', async (_, wording, code, words) => {
    const [error, other] = errorsOf(await withWording(wording))
    expect(error).toMatchObject({ code, file: 'pages/_data/wording.yaml', line: 2 })
    expect(`${error?.message} ${error?.hint}`).toContain(words)
    expect(other).toBeUndefined()
  })
})

it('an old field of an own block is reported, and is migrated', async () => {
  const { root } = await folderWithOwnBlocks({ 'about.yaml': pageText('About', counter.replace('start', 'begin')) })
  const site = await loadSite({ root, now })
  expect(errorsOf(site)).toMatchObject([{ code: 'old-block', file: 'pages/about.yaml' }])
  const old = { blocks: [{ type: 'counter', title: 'Guests', begin: 3 }] }
  const { edits } = migrationOf('about.yaml', old, { schemas: site.blocks, fragments: new Map() })
  expect(edits).toEqual([{ kind: 'move', path: ['blocks', 0, 'begin'], to: ['blocks', 0, 'start'] }])
})

it('shared lists, tokens, fragments and overrides reach an own block', async () => {
  const site = await siteOf({
    '_data/questions.yaml': '- Where in {city.name} do I park?\n- When is the last train?\n',
    '_data/fragments/door.yaml': 'type: counter\ntitle: Guests in {city.name}\nstart: 3\n',
    '_data/templates/hall.yaml':
      'title: Hall\ndescription: Halls.\nblocks:\n  - { type: notice, title: "Doors in {city.name}", text: Be early. }\n',
    'about.yaml': pageText(
      'About',
      '  - type: faq\n    title: Ask\n    asked: { from: questions }\n  - use: door\n    start: 7\n',
      'city: la\n',
    ),
    'hall.yaml': pageText(
      'Hall',
      '  - type: notice\n    title: Doors in {city.name}\n    text: Be early.\n',
      'template: hall\ncity: la\noverrides:\n  blocks[notice].text: Be late.\n',
    ),
  })
  expect(errorsOf(site)).toEqual([])
  expect(blocksOf(site, '/about')).toMatchObject([
    { type: 'faq', asked: ['Where in Los Angeles do I park?', 'When is the last train?'] },
    { type: 'counter', title: 'Guests in Los Angeles', start: 7 },
  ])
  expect(blocksOf(site, '/hall')).toMatchObject([{ title: 'Doors in Los Angeles', text: 'Be late.' }])
})

it('an own block on a hundred pages is rendered once, and equals its rendering in full', async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index)
  const pages = numbers.map((n) => [
    `hall-${n}.yaml`,
    pageText(
      `Hall ${n}`,
      `  - type: notice\n    title: Doors of hall ${n} & others\n    text: Call {site.phone} about <${n}>.\n`,
    ),
  ])
  const site = await siteOf(Object.fromEntries(pages))
  expect(errorsOf(site)).toEqual([])
  let rendered = 0
  const { render } = createCompiledBlocks({
    schemas: site.blocks,
    pictures: {},
    renderContent(block) {
      rendered++
      return html(block)
    },
  })
  const compiled = numbers.map((n) => render(blocksOf(site, `/hall-${n}`)?.[0] as Block))
  expect(rendered).toBe(1)
  const { renderInFull } = createCompiledBlocks({ schemas: site.blocks, pictures: {}, renderContent: html })
  expect(compiled).toEqual(numbers.map((n) => renderInFull(blocksOf(site, `/hall-${n}`)?.[0] as Block, {})))
  expect(compiled[7]).toContain('Doors of hall 7 &amp; others')
})

it('editors complete the fields and the words of an own block, with their descriptions', async () => {
  const { root } = await folderWithOwnBlocks({ 'about.yaml': pageText('About', counter) })
  const { blocks } = await loadSite({ root, now })
  const schemas = editorSchemas(blocks, await readNames(root, 'pages', blocks))
  const textOf = (name: string) => JSON.stringify(schemas.find((one) => one.name === name))
  for (const words of ['Counts who comes through a door.', 'Where it begins.', '"const":"counter"'])
    expect(textOf('page')).toContain(words)
  expect(textOf('page')).not.toMatch(/"island"|"words"/)
  expect(textOf('wording')).toContain('“One more”')
})
