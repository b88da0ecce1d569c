import { describe, expect, it } from 'vitest'
import { shownPath, writtenPath } from '../../../../src/studio/client/shown-path.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const fragment = `type: faq
title: Questions
items:
  - question: Own and first?
    answer: Yes.
  - from: faqs/general
  - question: Own and last?
    answer: Yes.
`

async function start() {
  const { call, check } = await startStudio({
    'about.yaml': pageText('About', '  - use: questions\n'),
    '_data/fragments/questions.yaml': fragment,
    '_data/faqs/general.yaml': ['a', 'b', 'c'].map((one) => `- question: Shared ${one}?\n  answer: Yes.\n`).join(''),
  })
  check()
  const page = await call<PageModel>('page', { address: '/about' })
  const file = await call<PageModel>('page', { address: '/_data/fragments/questions' })
  return { page, file }
}

describe('a list of a fragment with entries from elsewhere', () => {
  it('leads from each entry of the file to the one that the page shows, and back', async () => {
    const { page, file } = await start()
    const [block, shown] = [file.blocks[0], page.blocks[0]]
    if (!block || !shown) throw new Error('Both have a block.')
    const questions = (shown.values['items'] as { question: string }[]).map(({ question }) => question)
    for (const [index, entry] of (block.values['items'] as { question?: string }[]).entries()) {
      if (entry.question === undefined) continue
      const path = shownPath(block, `items.${index}.question`) ?? ''
      expect(questions[Number(path.split('.')[1])]).toBe(entry.question)
      expect(writtenPath(block, path)).toBe(`items.${index}.question`)
    }
    expect(questions).toHaveLength(5)
  })

  it('leads from an entry of another file to the list', async () => {
    const { file } = await start()
    expect(file.blocks[0] && writtenPath(file.blocks[0], 'items.2.question')).toBe('items')
  })

  it('shows an entry nowhere that the page does not have yet, and any other field where it is', async () => {
    const { file } = await start()
    const [block] = file.blocks
    expect(block && shownPath(block, 'items.3.question')).toBeUndefined()
    expect(block && ['title', 'items', 'action.href'].map((path) => shownPath(block, path))).toEqual([
      ...['title', 'items', 'action.href'],
    ])
  })
})
