import { formatGithub } from './github.ts'
import { formatJson } from './json.ts'
import { formatJunit } from './junit.ts'
import { formatPretty } from './pretty.ts'
import type { Report } from './report.ts'
import { formatSarif } from './sarif.ts'

/** The formatters. Only `pretty` uses colours, and only on a terminal. */
export const formats = {
  pretty: ({ diagnostics, sources, pages }: Report, color: boolean) =>
    formatPretty(diagnostics, sources, { pages }, { color }),
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
} satisfies Record<string, (report: Report, color: boolean) => string>

export type Format = keyof typeof formats
