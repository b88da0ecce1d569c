import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Report } from './report.ts'

/** The fields that programs may rely on, in order. */
const machineReadable = ({ code, severity, file, line, column, path, message, hint }: Diagnostic) => ({
  code,
  severity,
  file,
  line,
  column,
  path,
  message,
  hint,
})

/** One array, with one entry per diagnostic. */
export const formatJson = ({ diagnostics }: Report) => `${JSON.stringify(diagnostics.map(machineReadable), null, 2)}\n`
