import { describe, expect, it } from 'vitest'
import { createContent } from '../../../../src/content/load/load.ts'
import { parsePage } from '../../../../src/content/load/template-blocks.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { pathOf, positionOf } from '../../../../src/content/parse/source-position.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'
import { changed, contentFolder, pageText } from '../folder.ts'

const templateText = `title: 'Ushers'
description: Ushers.
blocks:
  - { type: hero, title: 'Hi, {city.name}', when: { city.airport: true } }
  # Every page has it.
  - type: faq
    items:
      - { question: 'Where?', answer: 'In {city.name}.' }
      - question: When?
        answer: Now.
        when: { city.airport: true }
`
const template = parse({ file: 'pages/_data/templates/crew.yaml', text: templateText })
const hero = '  - type: hero\n    title: Hi, {city.name}\n'
const where = '  - type: faq\n    items:\n      - question: Where?\n        answer: In {city.name}.\n'
const when = '      - question: When?\n        answer: Now.\n'
const pageOf = (blocks: string, more = '') => pageText('Ushers', blocks, `template: crew\ncity: la\n${more}`)

const read = (text: string, file = 'pages/la.yaml') => parsePage({ file, text }, () => template)
const blocksOf = (text: string, file?: string) => (read(text, file).value as { blocks: object[] }).blocks
const originsOf = (text: string) =>
  blocksOf(text).map((block) => {
    const position = positionOf(block)
    return position && `${position.source.file} ${pathOf(position)}`
  })

const inTemplate = 'pages/_data/templates/crew.yaml blocks[1]'
const inPage = 'pages/la.yaml blocks[0]'

describe('a generated page', () => {
  it.each([
    ['all blocks', `${hero}${where}${when}`],
    ['some of them', where],
  ])('has the values that are written in it: %s', (_, blocks) => {
    expect(read(pageOf(blocks))).toMatchObject({
      value: parse({ file: 'pages/la.yaml', text: pageOf(blocks) }).value,
      diagnostics: [],
    })
  })

  it('has its overrides in place, and its siblings have not', () => {
    const own = blocksOf(pageOf(`${where}overrides:\n  blocks[faq].items[0].answer: There.\n`))
    expect(own).toMatchObject([{ items: [{ answer: 'There.' }] }])
    expect(blocksOf(pageOf(where))).toMatchObject([{ items: [{ answer: 'In {city.name}.' }] }])
  })

  it('shares the blocks of its template with its siblings', () => {
    const [one, other] = [blocksOf(pageOf(`${hero}${where}`)), blocksOf(pageOf(where), 'pages/nyc.yaml')]
    expect(one[1]).toBe(other[0])
    expect(originsOf(pageOf(`${hero}${where}`))).toEqual(['pages/_data/templates/crew.yaml blocks[0]', inTemplate])
    expect(originsOf(pageOf(`${where}${when}`))).toEqual([inTemplate])
  })

  it.each([
    ['a word differs', pageOf(where.replace('Where', 'Who'))],
    ['an entry that every page has is missing', pageOf(`${where.replace(/ {6}-.*\n.*\n/, '')}${when}`)],
    ['a block has a field more', pageOf(`${where}    title: Questions\n`)],
    ['it is detached', pageOf(where, 'detached: true\n')],
  ])('is read for itself if %s', (_, text) => {
    expect(originsOf(text)).toEqual([inPage])
  })

  it('is compared again when its template changes', async () => {
    const wrong = where.replace('type: faq', 'type: faq\n    titel: Questions')
    const written = (text: string) => text.replace('  - type: faq', '  - type: faq\n    titel: Questions')
    const { root, write } = await contentFolder({
      '_data/templates/crew.yaml': written(templateText),
      'la.yaml': pageOf(wrong),
    })
    const content = createContent({ root, blocks: sampleBlocks, now: new Date('2026-11-21') })
    const filesOf = ({ diagnostics }: { diagnostics: { file: string; code: string }[] }) =>
      diagnostics.flatMap(({ file, code }) => (code === 'unknown-key' ? [file] : []))
    expect(filesOf(await content.load())).toEqual(['pages/_data/templates/crew.yaml'])
    await write('_data/templates/crew.yaml', templateText)
    expect(filesOf(await changed(content, 'pages/_data/templates/crew.yaml'))).toEqual(['pages/la.yaml'])
    await write('_data/templates/crew.yaml', written(templateText))
    expect(filesOf(await changed(content, 'pages/_data/templates/crew.yaml'))).toEqual([
      'pages/_data/templates/crew.yaml',
    ])
  })
})
