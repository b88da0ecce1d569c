import { startRetention } from '../../../server/retention.ts'
import type { Team } from '../team.ts'
import { inquiriesOf } from './inquiries.ts'
import { readersOf } from './inquiry.ts'

/** Erases what the site keeps no longer, and writes to those who read inquiries before. Returns a function that ends it. */
export function startTeamRetention(team: Team): () => Promise<void> {
  const { settings, mails } = team
  const send = async ({ subject, text }: { subject: string; text: string }) => {
    for (const { email } of await readersOf(team))
      await mails.send({ to: email, subject, text: `${text}\n${settings.origin}/inbox\n` })
  }
  return startRetention({
    ...inquiriesOf(team),
    notice: { readers: 'team', send },
    log: (error) => console.error('Expired inquiries could not be erased:', error),
  })
}
