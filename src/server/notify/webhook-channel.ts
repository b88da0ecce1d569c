import { createHmac } from 'node:crypto'
import type { Notification } from '../inquiry-store.ts'
import { type Channel, NotSent } from './channel.ts'

type WebhookOptions = Pick<Channel, 'name' | 'takes'> & {
  address: string
  secret: string | undefined
  /** What happened, as the receiver reads it. */
  type: 'inquiry.created' | 'subscription.requested'
}

/**
 * Posts each inquiry as JSON to an address. Any status from 200 to 299 acknowledges it. Id, time and signature are
 * those of the Standard Webhooks specification (1.0.0), so that receivers can verify them with its libraries and
 * recognise a repeated one.
 */
export function webhookChannel({ address, secret, type, ...channel }: WebhookOptions): Channel {
  const send = async ({ id, inquiry }: Notification, signal: AbortSignal) => {
    const body = JSON.stringify({ type, timestamp: inquiry.receivedAt, data: inquiry })
    const seconds = String(Math.floor(Date.now() / 1_000))
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      ...(secret && { 'webhook-signature': `v1,${sign(secret, `${id}.${seconds}.${body}`)}` }),
    }
    const answer = await post(address, { headers, body, signal })
    // The body is discarded: an unread answer would keep its connection open.
    await answer.body?.cancel()
    if (!answer.ok) throw new NotSent(`HTTP ${answer.status}`)
  }
  return { ...channel, send }
}

type Post = { headers: Record<string, string>; body: string; signal: AbortSignal }

async function post(address: string, request: Post): Promise<Response> {
  try {
    // A redirect would send personal data to an address that nobody configured.
    return await fetch(address, { method: 'POST', redirect: 'manual', ...request })
  } catch (error) {
    const { name, cause } = error as Error
    throw new NotSent((cause as NodeJS.ErrnoException | undefined)?.code ?? name)
  }
}

/** A secret that begins with `whsec_` is base64, by the specification; any other is used as it is. */
function sign(secret: string, text: string): string {
  const [, encoded] = /^whsec_(.*)$/.exec(secret) ?? []
  const key = encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64')
  return createHmac('sha256', key).update(text).digest('base64')
}
