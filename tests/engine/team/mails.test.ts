import PostalMime from 'postal-mime'
import { expect, it, vi } from 'vitest'
import { createMails } from '../../../src/team/server/mails.ts'
import { startMailServer } from '../server/local-receivers.ts'

const mail = { to: 'ana@example.com', subject: 'Ihr Code für Marquee', text: '12345678\n' }
const origin = 'https://team.example.com'

it('sends a mail in plain text', async () => {
  const { url, mails } = await startMailServer()
  const sender = createMails({ origin, mail: { smtpUrl: url, from: 'site@example.com' } })
  expect(await sender.send(mail)).toBe(true)
  const { subject, text } = await PostalMime.parse(mails[0]?.source ?? '')
  expect([mails[0]?.from, mails[0]?.to, subject, text?.trim()]).toEqual([
    'site@example.com',
    ['ana@example.com'],
    mail.subject,
    '12345678',
  ])
})

it('says that a mail could not be sent, without a word of it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { url } = await startMailServer(1)
  const sender = createMails({ origin, mail: { smtpUrl: url, from: 'site@example.com' } })
  expect(await sender.send(mail)).toBe(false)
  expect(error.mock.calls).toEqual([['A mail could not be sent: EMESSAGE 451']])
})

it('shows a mail to the operator where no mail server is set', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const sender = createMails({ origin })
  expect([sender.isSending, await sender.send(mail)]).toEqual([false, false])
  expect(log.mock.calls.join()).toBe(
    '\nNo mail server is set (SMTP_URL), so this mail is shown here.\nTo: ana@example.com\nIhr Code für Marquee\n\n12345678\n',
  )
})
