import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'

/** How long nobody gets another mail about the same workspace, in milliseconds. */
const restMs = 10 * 60_000

export type MailWords = {
  subject: string
  /** The text, with the one link that it is about. */
  text: (address: string) => string
}

/** The address of the page of a workspace. */
const pageOfWorkspace = ({ settings }: Team, id: number): string => `${settings.origin}/workspaces/${id}`

/**
 * Sends a mail about a workspace, unless the person has had one in the last ten minutes: the link of that one leads to the
 * same page. It says who did what, and no word of what was written. Whether it arrives changes nothing else.
 */
export async function mailOnce(
  team: Team,
  { to, workspace, subject, text }: MailWords & { to: Person; workspace: number },
): Promise<void> {
  const now = team.now()
  const isDue = await team.database.write(async (transaction) => {
    const last = await transaction
      .selectFrom('workspace_mails')
      .select('at')
      .where('workspace', '=', workspace)
      .where('person', '=', to.id)
      .executeTakeFirst()
    if (last && now.getTime() - Date.parse(last.at) < restMs) return false
    const at = now.toISOString()
    await transaction
      .insertInto('workspace_mails')
      .values({ workspace, person: to.id, at })
      .onConflict((conflict) => conflict.columns(['workspace', 'person']).doUpdateSet({ at }))
      .execute()
    return true
  })
  if (isDue) await team.mails.send({ to: to.email, subject, text: text(pageOfWorkspace(team, workspace)) })
}
