import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { oneLine } from '../../../../schema/writing/one-line.ts'
import { emailChannel } from '../../../../src/server/notify/email-channel.ts'
import { isLong } from '../../../support/long.ts'
import { startMailServer } from '../local-receivers.ts'
import { contact } from '../sample-dist.ts'

/** Texts that an inquiry may have: no control characters and no halves of characters. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('=?', '?=', 'utf-8', '?Q?', '=0D=0A', '"', '<a@b.example>', ',', ' ', 'é', '李'),
      maxLength: 30,
    }),
    fc.constantFrom('=?utf-8?Q?x=0D=0ABcc:_evil=40example.com?=', 'a\u2028b', '.', 'From me', '\u202eabc'),
  )
  .map((value) => value.replace(/[\p{Cc}\p{Cs}]/gu, ''))

test('a mail says what the visitor wrote, read by another program, and goes to nobody else', async () => {
  const { url, mails } = await startMailServer()
  const { send } = emailChannel({
    smtpUrl: url,
    takes: () => true,
    to: 'office@agency.example',
    from: 'site@agency.example',
  })
  const receivedAt = '2030-01-02T03:04:05.000Z'
  await fc.assert(
    fc.asyncProperty(text, text, async (firstName, message) => {
      const content = { form: 'contact', firstName, email: 'ana@example.com', message }
      const inquiry = { id: randomUUID(), submissionId: randomUUID(), receivedAt, content, flags: [] }
      await send({ id: randomUUID(), attempts: 1, inquiry, fields: contact }, new AbortController().signal)
      const { to, source } = mails.at(-1) ?? { to: [], source: '' }
      const read = await PostalMime.parse(source)
      const name = oneLine(firstName)
      expect(read.subject).toBe(`New inquiry (contact)${name && ` from ${name}`}`)
      expect(read.text).toContain(`firstName: ${firstName}\n`)
      expect(read.text).toContain(`message: ${message}\n`)
      expect([to, read.to?.map(({ address }) => address)]).toEqual([
        ['office@agency.example'],
        ['office@agency.example'],
      ])
      expect(read.replyTo?.map(({ address }) => address)).toEqual(['ana@example.com'])
      expect([read.cc ?? [], read.bcc ?? []]).toEqual([[], []])
      expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
    }),
    { numRuns: isLong ? 1_000 : 25 },
  )
})
