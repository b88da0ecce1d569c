import type * as z from 'zod/mini'
import type { InboxFact } from '../../../server/inquiry-inbox.ts'
import type { numbersSchema } from '../../inbox-wire.ts'
import type { Team } from '../team.ts'
import { inquiriesOf } from './inquiries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How many weeks are counted, with the one that runs. */
const weeks = 12

type Numbers = z.infer<typeof numbersSchema>

/** The Monday of the week of a moment, in UTC. */
function mondayOf(time: Date): string {
  const daysSince = (time.getUTCDay() + 6) % 7
  return new Date(time.getTime() - daysSince * dayMs).toISOString().slice(0, 10)
}

/** How inquiries went, by form and week, the newest week first. */
function countInquiries(facts: readonly InboxFact[]): Numbers {
  const groups = Map.groupBy(facts, ({ form, receivedAt }) => JSON.stringify([mondayOf(new Date(receivedAt)), form]))
  return [...groups.values()]
    .map((some) => ({
      form: some[0]?.form ?? '',
      week: mondayOf(new Date(some[0]?.receivedAt ?? 0)),
      came: some.length,
      open: some.filter(({ state }) => state === 'new' || state === 'open').length,
      medianHours: medianOf(
        some.flatMap(({ receivedAt, doneAt }) =>
          doneAt === undefined ? [] : [(Date.parse(doneAt) - Date.parse(receivedAt)) / hourMs],
        ),
      ),
    }))
    .sort((a, b) => b.week.localeCompare(a.week) || a.form.localeCompare(b.form))
}

/** The middle one; -1 of none. */
function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = -1, high = low] = sorted.length % 2 === 0 ? sorted.slice(middle - 1) : sorted.slice(middle, middle + 1)
  return sorted.length === 0 ? -1 : (low + high) / 2
}

/** The numbers of the last weeks. */
export async function inboxNumbers(team: Team): Promise<Numbers> {
  const since = new Date(`${mondayOf(new Date(team.now().getTime() - (weeks - 1) * 7 * dayMs))}T00:00:00Z`)
  return countInquiries(await inquiriesOf(team).store.inbox.facts(since))
}
