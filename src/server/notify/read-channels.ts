import type { Channel } from './channel.ts'
import { emailChannel } from './email-channel.ts'
import { webhookChannel } from './webhook-channel.ts'

/** The channels in the environment, or an error. */
export function readChannels(env: NodeJS.ProcessEnv): { channels: Channel[]; error?: string } {
  const { SMTP_URL, NOTIFY_TO, NOTIFY_FROM, NOTIFY_WEBHOOK, NOTIFY_WEBHOOK_SECRET } = env
  const channels: Channel[] = []
  if (SMTP_URL || NOTIFY_TO) {
    if (!SMTP_URL)
      return { channels, error: 'NOTIFY_TO is set, but no server to send from: SMTP_URL=smtps://user:password@host' }
    if (!NOTIFY_TO) return { channels, error: 'SMTP_URL is set, but nobody to write to: NOTIFY_TO=office@example.com' }
    if (!/^smtps?:$/.test(protocolOf(SMTP_URL)))
      return { channels, error: 'SMTP_URL must be the address of a mail server: SMTP_URL=smtps://user:password@host' }
    channels.push(emailChannel({ smtpUrl: SMTP_URL, to: NOTIFY_TO, from: NOTIFY_FROM || NOTIFY_TO }))
  }
  if (NOTIFY_WEBHOOK) {
    if (!isPrivateWay(NOTIFY_WEBHOOK))
      return { channels, error: 'NOTIFY_WEBHOOK must begin with https://, because inquiries name people.' }
    channels.push(webhookChannel(NOTIFY_WEBHOOK, NOTIFY_WEBHOOK_SECRET || undefined))
  }
  return { channels }
}

const protocolOf = (address: string) => (URL.canParse(address) ? new URL(address).protocol : '')

/** Encrypted, or to a program on the same machine. */
function isPrivateWay(address: string): boolean {
  const protocol = protocolOf(address)
  if (protocol !== 'http:') return protocol === 'https:'
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
