import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { visible } from '../diagnostics/format-value.ts'
import { summary } from './pretty.ts'
import type { Report } from './report.ts'

/** Workflow commands end at a line break, and their properties at a comma: both are escaped, as the runner expects. */
const inData = (text: string) => visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string) => inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

function annotation({ severity, file, line, column, length, code, message, hint }: Diagnostic): string {
  const properties = {
    file: inProperty(file),
    line,
    endLine: line,
    col: column,
    endColumn: column + length,
    title: inProperty(code),
  }
  const written = Object.entries(properties).map(([key, value]) => `${key}=${value}`)
  return `::${severity} ${written.join(',')}::${inData(`${message}\n\n${hint}`)}`
}

/**
 * Workflow commands that a runner of GitHub Actions turns into annotations on the lines of a pull request. It shows ten
 * errors and ten warnings a step, so errors come first.
 */
export function formatGithub({ diagnostics, pages }: Report): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  return `${[...[...errors, ...warnings].map(annotation), summary(diagnostics, { pages })].join('\n')}\n`
}
