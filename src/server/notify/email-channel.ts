import { createTransport } from 'nodemailer'
import { readableAnswers } from '../../../schema/forms/answer-words.ts'
import type { FormField } from '../../../schema/forms/form-field.ts'
import { senderOf } from '../../../schema/forms/sender.ts'
import { mailWords } from '../../../schema/language/mail-words.ts'
import { fill } from '../../../schema/language/words.ts'
import type { Flag, StoredInquiry } from '../inquiry-store.ts'
import { type Channel, NotSent, sendTimeoutMs } from './channel.ts'

export type EmailOptions = Pick<Channel, 'takes'> & { smtpUrl: string; to: string; from: string }

/** Sends each inquiry as an e-mail in plain text. It counts as acknowledged when the mail server accepts it. */
export function emailChannel({ smtpUrl, to, from, takes }: EmailOptions): Channel {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: sendTimeoutMs,
    greetingTimeout: sendTimeoutMs,
    socketTimeout: sendTimeoutMs,
  })
  const send: Channel['send'] = async ({ id, inquiry, fields }, signal) => {
    const sender = senderOf(fields, inquiry.content)
    try {
      await transport.sendMail({
        from,
        to,
        // Only the address: input of a stranger must not add receivers.
        ...(sender.email && { replyTo: { name: '', address: sender.email } }),
        headers: { Subject: { value: encodedHeader(subjectOf(inquiry, sender.name)), prepared: true } },
        text: textOf(inquiry, fields),
        // The same on each try, so that mail programs show a repeated one once.
        messageId: `<${id}@inquiries.invalid>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      throw new NotSent([code ?? 'unknown', responseCode].filter(Boolean).join(' '))
    }
  }
  return { name: 'email', takes, send }
}

function subjectOf({ content: { form } }: StoredInquiry, sender: string): string {
  const name = sender.replace(/\p{C}/gu, ' ').trim()
  return name ? fill(mailWords.subjectWithName, { form, name }) : fill(mailWords.subject, { form })
}

/** Bytes of UTF-8 in one encoded word, which has 75 characters at most (RFC 2047, 2). */
const bytesPerWord = 45

/**
 * The value of a header with this text. Mail programs decode what looks like an encoded word, so a text with `=?` is
 * encoded as well.
 */
function encodedHeader(text: string): string {
  if (/^[ -~]*$/.test(text) && !text.includes('=?')) return text
  const words = ['']
  for (const character of text) {
    const longer = words.at(-1) + character
    if (Buffer.byteLength(longer) > bytesPerWord) words.push(character)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
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
