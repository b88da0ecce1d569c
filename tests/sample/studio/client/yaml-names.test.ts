import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { formatPath } from '../../../../schema/diagnostic.ts'
import { readNames } from '../../../../src/editor/names.ts'
import { publicFoldersOf } from '../../../../src/pictures/public-folders.ts'
import type { FileFacts } from '../../../../src/studio/client/yaml/schema-at.ts'
import { completionsOf } from '../../../../src/studio/client/yaml/yaml-completion.ts'
import { pathAt, rangeAt } from '../../../../src/studio/client/yaml/yaml-positions.ts'
import { headSchema, readBlockTypes } from '../../../../src/studio/server/schemas/field-schemas.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import type { StudioSetup } from '../../../../src/studio/wire/setup.ts'
import { blockSchemas } from '../../../support/block-schemas.ts'

const names = await readNames('.', 'pages')
const facts = {
  page: { address: '/about', list: ['blocks'], blocks: [], tokens: { 'site.phone': '555 0100' }, markupTokens: [] },
  setup: {
    head: headSchema(names),
    blocks: await readBlockTypes('.', {
      blocks: blockSchemas,
      publicFolders: publicFoldersOf('.', 'pages'),
      tones: names.tones,
    }),
    addresses: names.paths,
    pictures: names.pictures,
    files: [...names.fragments.keys()].map((name) => `fragments/${name}`),
    data: names.data,
  },
} as unknown as FileFacts & { page: PageModel; setup: StudioSetup }

/** What is offered at the `|` of a text, and the text with the first one that `choice` names. */
function offered(text: string, choice?: string) {
  const pos = text.indexOf('|')
  const state = EditorState.create({ doc: text.replace('|', '') })
  const result = completionsOf(() => facts)(new CompletionContext(state, pos, true))
  const chosen = result?.options.find(({ label }) => label === choice)
  const insert = String(chosen?.apply ?? chosen?.label)
  const after = result && state.update({ changes: { from: result.from, to: pos, insert } }).state.doc.toString()
  return { labels: result?.options.map(({ label }) => label) ?? [], options: result?.options ?? [], after }
}

const head = 'title: About\n'

describe('what the YAML pane offers', () => {
  it('are the missing fields of the head', () => {
    const { labels, after } = offered(`${head}desc|`, 'description')
    expect(labels).toContain('description')
    expect(labels).toContain('blocks')
    expect(labels).not.toContain('title')
    expect(after).toBe(`${head}description: `)
  })

  it('are the types of blocks, each with its description', () => {
    const { labels, options, after } = offered(`${head}blocks:\n  - type: he|`, 'hero')
    expect(labels).toContain('hero')
    expect(options.every(({ info }) => typeof info === 'string')).toBe(true)
    expect(after).toBe(`${head}blocks:\n  - type: hero`)
  })

  it('are the fields of the block of its type, wherever the caret is in it', () => {
    const { labels } = offered(`${head}blocks:\n  - type: faq\n    title: Questions\n    |\n  - type: hero\n`)
    expect(labels).toContain('items')
    expect(labels).not.toContain('title')
    expect(labels).not.toContain('use')
    expect(offered(`${head}blocks:\n  - ty|\n`, 'type').after).toBe(`${head}blocks:\n  - type: \n`)
  })

  it('are the fields of an entry of a list', () => {
    const { labels } = offered(`${head}blocks:\n  - type: faq\n    items:\n      - question: Why?\n        an|\n`)
    expect(labels).toContain('answer')
    expect(labels).not.toContain('question')
  })

  it('are the choices of a field, addresses, records, fragments and shared data', () => {
    expect(offered(`${head}blocks:\n  - type: hero\n    action:\n      href: /ab|\n`).labels).toContain('/about')
    expect(offered(`city: |\n`).labels).toContain('boston')
    expect(offered(`draft: |\n`).labels).toEqual(['true', 'false'])
    expect(offered(`blocks:\n  - use: |\n`).labels).toContain('how-to-hire')
    expect(offered(`blocks:\n  - type: faq\n    items:\n      from: |\n`).labels).toEqual(names.data)
    expect(offered(`blocks:\n  - type: hero\n    tone: |\n`).labels).toEqual([...names.tones])
  })

  it('are tokens in a text, with their values', () => {
    const { options, after } = offered(`title: Call {si|`, 'site.phone')
    expect(options).toMatchObject([{ label: 'site.phone', detail: '555 0100' }])
    expect(after).toBe('title: Call {site.phone}')
  })

  it('are none in a comment and in plain text', () => {
    expect(offered(`${head}# desc|`).labels).toEqual([])
    expect(offered('title: Ab|').labels).toEqual([])
  })
})

describe('a place in the text', () => {
  const text = `title: About\nblocks:\n  # The top.\n  - type: hero\n    title: Hi\n  - type: faq\n    items:\n      - question: Why?\n`
  const source = { file: '', text }
  const at = (words: string) => formatPath(pathAt(source, text.indexOf(words)))

  it('leads to the value, from its name, its value and the space before it', () => {
    expect(at('About')).toBe('title')
    expect(at('    title: Hi')).toBe('blocks[0].title')
    expect(at('Hi')).toBe('blocks[0].title')
    expect(at('  - type: faq')).toBe('blocks[1].type')
    expect(at('Why?')).toBe('blocks[1].items[0].question')
  })

  it('is found by the path of a value, or of its parent', () => {
    expect(rangeAt(source, ['blocks', 1, 'items', 0, 'question']).start).toBe(text.indexOf('question'))
    expect(rangeAt(source, ['blocks', 0, 'intro']).start).toBe(text.indexOf('type: hero'))
    expect(rangeAt(source, ['nothing'])).toEqual({ start: 0, end: 0 })
  })
})
