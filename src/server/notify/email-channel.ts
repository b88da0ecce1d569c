import { randomUUID } from 'node:crypto'
import { readableAnswers } from '../../../schema/forms/answer-words.ts'
import type { FormField } from '../../../schema/forms/form-field.ts'
import { senderOf } from '../../../schema/forms/sender.ts'
import { mailWords } from '../../../schema/language/mail-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { oneLine } from '../../../schema/writing/one-line.ts'
import type { Flag, StoredInquiry } from '../inquiry-store.ts'
import { type Channel, NotSent } from './channel.ts'
import { createMailer } from './mailer.ts'

export type EmailOptions = Pick<Channel, 'takes'> & { smtpUrl: string; to: string; from: string }

/** Sends each inquiry as an e-mail in plain text. It counts as acknowledged when the mail server accepts it. */
export function emailChannel({ smtpUrl, to, from, takes }: EmailOptions): Channel {
  const mailer = createMailer(smtpUrl, from)
  const send: Channel['send'] = async ({ id, inquiry, fields }, signal) => {
    const sender = senderOf(fields, inquiry.content)
    try {
      await mailer.send(
        {
          to,
          ...(sender.email && { replyTo: sender.email }),
          subject: subjectOf(inquiry, sender.name),
          text: textOf(inquiry, fields),
          // The same on each try, so that mail programs show a repeated one once.
          messageId: `<${id}@inquiries.invalid>`,
        },
        signal,
      )
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      throw new NotSent([code ?? 'unknown', responseCode].filter(Boolean).join(' '))
    }
  }
  const announce: Channel['announce'] = (mail) =>
    mailer.send({ ...mail, to, messageId: `<${randomUUID()}@inquiries.invalid>` })
  return { name: 'email', takes, send, announce }
}

function subjectOf({ content: { form } }: StoredInquiry, sender: string): string {
  const name = oneLine(sender)
  return name ? fill(mailWords.subjectWithName, { form, name }) : fill(mailWords.subject, { form })
}

const flagWords = (): Record<Flag, string> => ({
  'honeypot-filled': mailWords.hidden,
  'sent-very-quickly': mailWords.quick,
  'files-missing': mailWords.files,
})

function textOf({ id, receivedAt, content, flags }: StoredInquiry, fields: readonly FormField[]): string {
  const { form, ...answers } = content
  const notes: Record<string, unknown> = {
    [mailWords.form]: form,
    [mailWords.received]: receivedAt,
    [mailWords.id]: id,
    ...(flags.length > 0 && { [mailWords.marked]: flags.map((flag) => flagWords()[flag]) }),
  }
  const lines = (values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]) => `${name}: ${toText(value)}\n`)
  return [...lines(readableAnswers(fields, answers)), '\n', ...lines(notes)].join('')
}

function toText(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
