import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createQueue } from '../../../../src/studio/queue.ts'
import { fileChanges } from '../../../../src/studio/server/publish/file-changes.ts'
import { inItsLanguage } from '../../../../src/studio/server/request-language.ts'
import { say } from '../../../../src/studio/words/say.ts'

const requestIn = (language: string | undefined) =>
  ({ headers: language === undefined ? {} : { 'accept-language': language } }) as IncomingMessage

const states = {
  before: Buffer.from('blocks: []\n'),
  after: Buffer.from('blocks:\n  - type: faq\n'),
}

it('the server says what changed in the language of each request, also of several at once', async () => {
  const inOrder = createQueue()
  const wordsIn = (language?: string) =>
    inItsLanguage(requestIn(language), () =>
      inOrder(async () => {
        await setImmediate()
        return fileChanges('about.yaml', states).map(({ words }) => words)
      }),
    )
  expect(await Promise.all([wordsIn('de'), wordsIn('en'), wordsIn('de-AT,en'), wordsIn()])).toEqual([
    ['Fragen und Antworten hinzugefügt'],
    ['FAQ added'],
    ['Fragen und Antworten hinzugefügt'],
    ['FAQ added'],
  ])
})

it('outside a request it speaks English', () => {
  expect(say().tag).toBe('en')
})
