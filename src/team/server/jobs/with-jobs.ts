import { nextPreview } from '../previews/build-previews.ts'
import { createCheck } from '../review/check-site.ts'
import type { Team } from '../team.ts'
import { createJobs } from './jobs.ts'

/** How often it is looked whether a preview has ended, in milliseconds. */
const lookMs = 60 * 60_000

type Options = {
  /** The folder of what the server stores, absolute, and the module of the command line, which builds. */
  data: string
  command: URL
}

/** A team that builds what is asked for. What was asked before the server ended is done first. */
export function withJobs<Given extends Team>(team: Given, { data, command }: Options) {
  const whole = { ...team, data, check: createCheck(command) }
  const jobs = createJobs([nextPreview(whole, { data, command })])
  jobs.wake()
  setInterval(() => jobs.wake(), lookMs).unref()
  return { ...whole, jobs }
}
