import type { Database } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrate.ts'
import { openPostgres } from '../../../server/store/postgres-connection.ts'
import { openSqlite } from '../../../server/store/sqlite-connection.ts'
import type { TeamTables } from './tables.ts'
import { teamSteps } from './team-steps.ts'

export type TeamDatabase = Database<TeamTables>

/**
 * Opens the database of a team: a file, which is created if it does not exist, or PostgreSQL by a `postgres://` address.
 * Its tables are brought up to date first. Rejects when it cannot be written or reached.
 */
export async function openTeam(place: { file: string } | { url: string }): Promise<TeamDatabase> {
  const database = 'url' in place ? openPostgres<TeamTables>(place.url) : openSqlite<TeamTables>(place.file)
  try {
    await migrate(database, teamSteps, 'team_steps')
    return database
  } catch (error) {
    await database.db.destroy()
    throw error
  }
}
