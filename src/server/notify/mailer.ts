import { createTransport } from 'nodemailer'
import { sendTimeoutMs } from './channel.ts'

/** A mail in plain text. */
export type Mail = { to: string; subject: string; text: string; messageId: string; replyTo?: string }

/** Sends mails in plain text by a mail server; resolves when it has accepted the mail. */
export function createMailer(smtpUrl: string, from: string) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: sendTimeoutMs,
    greetingTimeout: sendTimeoutMs,
    socketTimeout: sendTimeoutMs,
  })
  return {
    async send({ to, subject, text, messageId, replyTo }: Mail, signal?: AbortSignal): Promise<void> {
      await transport.sendMail({
        from,
        to,
        // Only the address: input of a stranger must not add receivers.
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        headers: { Subject: { value: encodedHeader(subject), prepared: true } },
        text,
        messageId,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(signal && { signal }),
      })
    },
  }
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
