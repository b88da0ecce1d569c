import { checkSite as checkSiteInProcess } from '../../../dev/check-site.ts'
import type { CheckSite } from '../../../studio/server/publish/site-check.ts'
import { nextPreview } from '../previews/build-previews.ts'
import { nextRelease } from '../publish/build-release.ts'
import { nextPublication } from '../publish/commit-publication.ts'
import { nextPlanned } from '../publish/planned.ts'
import { nextFromOrigin } from '../publish/waiting.ts'
import { createCheck } from '../review/check-site.ts'
import { nextMail } from '../review/review-mails.ts'
import type { Team } from '../team.ts'
import { createJobs } from './jobs.ts'

/** How often it is looked whether a mail has waited long enough, the time of a publication has come, a preview has ended, or a developer has pushed, in milliseconds. */
const lookMs = 60_000

type Options = {
  /** The folder of what the server stores, and that of the release that visitors see, absolute. */
  data: string
  out: string
  /** The module of the command line, which builds. */
  command: URL
  /** What says whether a site has errors. */
  checkSite?: CheckSite
}

/** A team that sends the mails that wait, and publishes and builds what is asked for. What was asked before the server ended is done first. */
export function withJobs<Given extends Team>(team: Given, { checkSite = checkSiteInProcess, ...given }: Options) {
  const options = { ...given, checkSite }
  const whole = { ...team, data: options.data, out: options.out, check: createCheck(options.command) }
  const jobs = createJobs([
    nextMail(whole),
    nextPublication(whole, options),
    nextRelease(whole, options),
    nextFromOrigin(whole),
    // After what is being published: one that is planned is refused beside another.
    nextPlanned(whole),
    nextPreview(whole, options),
  ])
  jobs.wake()
  setInterval(() => jobs.wake(), lookMs).unref()
  return { ...whole, jobs }
}
