import { describe, expect, it } from 'vitest'
import type { Command } from '../../../../../src/studio/client/commands/command.ts'
import { helpKeys } from '../../../../../src/studio/client/help/help-keys.ts'
import { helpTopic } from '../../../../../src/studio/client/help/help-topic.ts'
import { isStudioKey, isTextKey, type Key, writtenKey } from '../../../../../src/studio/keys.ts'
import { de } from '../../../../../src/studio/words/de.ts'
import { en } from '../../../../../src/studio/words/en.ts'

const schema = {
  type: 'object' as const,
  required: ['title'],
  properties: {
    type: { const: 'hero' },
    title: { type: 'string' as const, description: 'The headline of `hero`.', examples: ['Staff for your event'] },
    items: {
      type: 'array' as const,
      description: 'Questions with answers.',
      items: { type: 'object' as const, properties: { secondText: { type: 'string' as const } } },
    },
  },
}
const focused = (path: string | undefined) => ({
  ...{ title: 'Hero', description: 'The first thing of a page.', type: 'hero' },
  ...{ schema, values: { title: 'Hi', items: [{ secondText: 'x' }] }, path },
})

describe('help', () => {
  it('explains the field in focus in words, with an example', () => {
    expect(helpTopic(focused('title')).field).toEqual({
      name: 'Title',
      description: 'The headline of “Hero”.',
      example: 'Staff for your event',
      isRequired: true,
    })
  })

  it('explains the closest field around one that says nothing of itself', () => {
    expect(helpTopic(focused('items.0.secondText')).field?.name).toBe('Items')
    expect(helpTopic(focused('gone')).field).toBeUndefined()
    expect(helpTopic(focused(undefined)).field).toBeUndefined()
  })

  it('lists the fields of the block', () => {
    const { title, type, fields } = helpTopic(focused(undefined))
    expect([title, type]).toEqual(['Hero', 'hero'])
    expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['Title', true],
      ['Items', false],
    ])
  })

  it('lists each key once, with what it does', () => {
    const command = (name: string, keys?: string): Command => ({
      ...{ name, group: 'View', run: undefined },
      ...(keys !== undefined && { keys }),
    })
    const keys = helpKeys({ help: command('Help', '?'), undo: command('Undo', 'Ctrl+Z'), try: command('Try') })
    expect(keys.slice(0, 2).map(({ does }) => does)).toEqual(['Help', 'Undo'])
    expect(keys[0]?.keys).toBe('? or F1')
    expect(new Set(keys.map(({ keys }) => keys)).size).toBe(keys.length)
  })

  it('is asked for by ? outside of texts, and by F1 in them as well', () => {
    const key = (name: string, more: Partial<Key> = {}): Key => ({
      ...{ key: name, ctrl: false, shift: false, alt: false },
      ...more,
    })
    expect(writtenKey(key('?', { shift: true }))).toBe('?')
    expect(writtenKey(key('F1'))).toBe('?')
    expect([key('?'), key('F1')].map(isStudioKey)).toEqual([true, true])
    expect([key('?'), key('F1')].map(isTextKey)).toEqual([true, false])
    expect(isStudioKey(key('F1', { ctrl: true }))).toBe(false)
  })

  it('has a tour of five short steps, in each language', () => {
    for (const { tour } of [en, de])
      for (const { title, text } of [tour.page, tour.blocks, tour.fields, tour.commands, tour.publish])
        expect([title.length < 60, text.length < 220]).toEqual([true, true])
  })
})
