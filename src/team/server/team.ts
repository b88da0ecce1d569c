import type { Hindrance } from '../review-wire.ts'
import type { TeamWords } from '../words/en.ts'
import type { Inquiries } from './inbox/inquiries.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mails } from './mails.ts'
import type { CompanySignIn } from './sign-in/company.ts'
import type { TeamDatabase } from './store/open-team.ts'
import type { TeamSettings } from './team-settings.ts'
import type { Checkouts } from './workspaces/checkouts.ts'
import type { Studios } from './workspaces/studios.ts'

/** What the parts of the server of a team work with. */
export type Team = {
  database: TeamDatabase
  settings: TeamSettings
  mails: Mails
  company: CompanySignIn | undefined
  now: () => Date
  /** The files of workspaces, and the studios of those that are open; none where only people are looked after. */
  checkouts?: Checkouts
  studios?: Studios
  /** The folder of what the server stores, absolute, and what builds previews and releases. */
  data?: string
  /** The folder of the release that visitors see, absolute. */
  out?: string
  jobs?: Jobs
  /** Finds the errors of a content folder, absolute. */
  check?: (pages: string) => Promise<Hindrance[]>
  /** What visitors have sent; none where only people are looked after. */
  inquiries?: Inquiries
}

/** Who asks, and how. */
export type Asking = {
  /** The value of the cookie of the session. */
  session: string | undefined
  agent: string
  words: TeamWords
}
