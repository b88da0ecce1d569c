import { randomUUID } from 'node:crypto'
import { createMailer } from '../../server/notify/mailer.ts'
import type { TeamSettings } from './team-settings.ts'

/** A mail to a person, with the link that it is about. */
export type TeamMail = { to: string; subject: string; text: string }

export type Mails = {
  /** Whether mails reach their receivers; else they are shown in the log. */
  isSending: boolean
  /** Resolves when the mail server has the mail; false if it does not take it, which the log says. */
  send: (mail: TeamMail) => Promise<boolean>
}

/** Sends mails by the server of the settings. Without one, they are shown on standard output, so that the operator can pass them on. */
export function createMails({ mail }: TeamSettings): Mails {
  if (!mail)
    return {
      isSending: false,
      async send({ to, subject, text }) {
        console.log(`\nNo mail server is set (SMTP_URL), so this mail is shown here.\nTo: ${to}\n${subject}\n\n${text}`)
        return false
      },
    }
  const mailer = createMailer(mail.smtpUrl, mail.from)
  return {
    isSending: true,
    async send(one) {
      try {
        await mailer.send({ ...one, messageId: `<${randomUUID()}@team.invalid>` })
        return true
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        console.error(`A mail could not be sent: ${[code ?? 'unknown', responseCode].filter(Boolean).join(' ')}`)
        return false
      }
    },
  }
}
