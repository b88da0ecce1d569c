import type { Diagnostic } from '../../../../schema/diagnostic.ts'

/** What a content folder would be as a release. */
export type SiteCheck = {
  errors: Diagnostic[]
  warnings: number
  /** The ledger with the new days of change, and the pages that get one; missing if nothing changes. */
  days?: { text: string; pages: string[]; gone: number }
}

type Place = {
  root: string
  pages: string
  now: number
  /** What the process knows of the environment; all of it if missing. */
  env?: NodeJS.ProcessEnv
}

/** Validates a content folder of the repository `root` as of a time, and gives its pages their days of change. Changes no file of it. */
export type CheckSite = (place: Place) => Promise<SiteCheck>
