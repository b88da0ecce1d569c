import { newsletterForm } from '../../../schema/forms/newsletter-form.ts'
import type { Channel } from './channel.ts'
import { emailChannel } from './email-channel.ts'
import { webhookChannel } from './webhook-channel.ts'

/** The channels in the environment, or an error. */
export function readChannels(env: NodeJS.ProcessEnv): { channels: Channel[]; error?: string } {
  const { SMTP_URL, NOTIFY_TO, NOTIFY_FROM, NOTIFY_WEBHOOK, NOTIFY_WEBHOOK_SECRET } = env
  const newsletter = readNewsletter(env)
  if ('error' in newsletter) return { channels: [], ...newsletter }
  const { channels } = newsletter
  const hasList = channels.length > 0
  const takes = (form: string) => !hasList || form !== newsletterForm
  if (SMTP_URL || NOTIFY_TO) {
    if (!SMTP_URL)
      return { channels, error: 'NOTIFY_TO is set, but no server to send from: SMTP_URL=smtps://user:password@host' }
    if (!NOTIFY_TO) return { channels, error: 'SMTP_URL is set, but nobody to write to: NOTIFY_TO=office@example.com' }
    if (!/^smtps?:$/.test(protocolOf(SMTP_URL)))
      return { channels, error: 'SMTP_URL must be the address of a mail server: SMTP_URL=smtps://user:password@host' }
    channels.push(emailChannel({ smtpUrl: SMTP_URL, to: NOTIFY_TO, from: NOTIFY_FROM || NOTIFY_TO, takes }))
  }
  if (NOTIFY_WEBHOOK) {
    if (!isPrivateWay(NOTIFY_WEBHOOK))
      return { channels, error: 'NOTIFY_WEBHOOK must begin with https://, because inquiries name people.' }
    const secret = NOTIFY_WEBHOOK_SECRET || undefined
    channels.push(webhookChannel({ name: 'webhook', takes, address: NOTIFY_WEBHOOK, secret, type: 'inquiry.created' }))
  }
  return { channels }
}

/** The channel of subscriptions to a newsletter, if there is one. Its receiver must know that nobody else sends addresses. */
function readNewsletter(env: NodeJS.ProcessEnv): { channels: Channel[] } | { error: string } {
  const { NEWSLETTER_WEBHOOK: address, NEWSLETTER_WEBHOOK_SECRET: secret } = env
  if (!address) return { channels: [] }
  if (!isPrivateWay(address))
    return { error: 'NEWSLETTER_WEBHOOK must begin with https://, because subscriptions name people.' }
  if (!secret) return { error: 'NEWSLETTER_WEBHOOK is set, but nothing to sign with: NEWSLETTER_WEBHOOK_SECRET=…' }
  const takes = (form: string) => form === newsletterForm
  return {
    channels: [webhookChannel({ name: 'newsletter', takes, address, secret, type: 'subscription.requested' })],
  }
}

const protocolOf = (address: string) => (URL.canParse(address) ? new URL(address).protocol : '')

/** Encrypted, or to a program on the same machine. */
function isPrivateWay(address: string): boolean {
  const protocol = protocolOf(address)
  if (protocol !== 'http:') return protocol === 'https:'
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
