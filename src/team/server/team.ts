import type { TeamWords } from '../words/en.ts'
import type { Mails } from './mails.ts'
import type { CompanySignIn } from './sign-in/company.ts'
import type { TeamDatabase } from './store/open-team.ts'
import type { TeamSettings } from './team-settings.ts'

/** What the parts of the server of a team work with. */
export type Team = {
  database: TeamDatabase
  settings: TeamSettings
  mails: Mails
  company: CompanySignIn | undefined
  now: () => Date
}

/** Who asks, and how. */
export type Asking = {
  /** The value of the cookie of the session. */
  session: string | undefined
  agent: string
  words: TeamWords
}
