import type { Log, ReportingDescriptor, Result } from 'sarif'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { type DiagnosticCode, diagnosticKinds } from '../../../schema/diagnostics/codes.ts'
import { hashOf } from '../../cache/hash.ts'
import type { Report } from './report.ts'
import { artifactLocation, sarifFix } from './sarif-fix.ts'

const codes = Object.keys(diagnosticKinds) as DiagnosticCode[]

function ruleOf(code: DiagnosticCode, about: Report['about']): ReportingDescriptor {
  const { title, explain, severity } = diagnosticKinds[code]
  const markdown = about(code)
  return {
    id: code,
    shortDescription: { text: `${title}.` },
    fullDescription: { text: explain },
    defaultConfiguration: { level: severity },
    help: { text: explain, ...(markdown === undefined ? {} : { markdown }) },
  }
}

/** The fingerprint ignores the line, so that a diagnostic that only moved is not reported as new. */
const fingerprint = ({ code, file, path, message }: Diagnostic) =>
  hashOf([code, file, path, message].join('\0')).slice(0, 32)

function resultOf(one: Diagnostic, sources: Report['sources']): Result {
  const { code, severity, file, line, column, length, path, message, hint } = one
  const text = one.fix && sources(one.fix.file)
  const fix = one.fix && text !== undefined ? sarifFix(one.fix, text) : undefined
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code as DiagnosticCode),
    level: severity,
    message: { text: `${message}\n\n${hint}`.toWellFormed() },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactLocation(file),
          region: { startLine: line, startColumn: column, endLine: line, endColumn: column + length },
        },
        ...(path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: path, kind: 'member' }] }),
      },
    ],
    partialFingerprints: { 'fault/v1': fingerprint(one) },
    ...(fix && { fixes: [fix] }),
  }
}

/** A log in SARIF 2.1.0. Every code is a rule, with the text of the catalogue, whether it occurs or not. */
export function formatSarif({ diagnostics, about, sources }: Report): string {
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Marquee', rules: codes.map((code) => ruleOf(code, about)) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        results: diagnostics.map((one) => resultOf(one, sources)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
