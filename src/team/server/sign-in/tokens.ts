import type { Transaction } from 'kysely'
import { hashOfSecret, randomSecret } from '../random-secret.ts'
import type { TeamTables } from '../store/tables.ts'

type Kind = TeamTables['tokens']['kind']

/** How long each kind can be used, in milliseconds. */
const lasts: Record<Kind, number> = {
  invitation: 48 * 3_600_000,
  code: 15 * 60_000,
  company: 10 * 60_000,
  ticket: 30_000,
}

/** How long a token is stored: longer than any lasts, and than codes are counted. */
const keptMs = 3 * 24 * 3_600_000

/** The time for which the browser keeps the cookie of a token, in seconds. */
export const tokenSeconds = (kind: Kind): number => lasts[kind] / 1_000

/** Creates a token; returns what its holder shows, of which only the hash is stored. */
export async function createToken(
  transaction: Transaction<TeamTables>,
  {
    kind,
    email,
    secret = '',
    workspace = null,
    now,
  }: { kind: Kind; email: string; secret?: string; workspace?: number | null; now: Date },
): Promise<string> {
  const shown = randomSecret()
  const at = now.toISOString()
  await transaction
    .deleteFrom('tokens')
    .where('created_at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
  await transaction
    .insertInto('tokens')
    .values({
      hash: hashOfSecret(shown),
      kind,
      email,
      secret: kind === 'code' ? hashOfSecret(shown, secret) : secret,
      tries: 0,
      created_at: at,
      ends_at: new Date(now.getTime() + lasts[kind]).toISOString(),
      used_at: null,
      workspace,
    })
    .execute()
  return shown
}

/** A token that can still be used. */
export const findToken = (transaction: Transaction<TeamTables>, kind: Kind, shown: string, now: Date) =>
  transaction
    .selectFrom('tokens')
    .selectAll()
    .where('hash', '=', hashOfSecret(shown))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()

/** Notes that a token was used: it cannot be used a second time. */
export async function spendToken(transaction: Transaction<TeamTables>, hash: string, now: Date): Promise<void> {
  await transaction.updateTable('tokens').set({ used_at: now.toISOString() }).where('hash', '=', hash).execute()
}
