import type { Log, ReportingDescriptor, Result } from 'sarif'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { type DiagnosticCode, diagnosticKinds } from '../../../schema/diagnostics/codes.ts'
import { hashOf } from '../../cache/hash.ts'
import type { Report } from './report.ts'

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

function resultOf(one: Diagnostic): Result {
  const { code, severity, file, line, column, length, path, message, hint } = one
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code as DiagnosticCode),
    level: severity,
    message: { text: `${message}\n\n${hint}`.toWellFormed() },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
          region: { startLine: line, startColumn: column, endLine: line, endColumn: column + length },
        },
        ...(path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: path, kind: 'member' }] }),
      },
    ],
    partialFingerprints: { 'fault/v1': fingerprint(one) },
  }
}

/** A log in SARIF 2.1.0. Every code is a rule, with the text of the catalogue, whether it occurs or not. */
export function formatSarif({ diagnostics, about }: Report): string {
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Marquee', rules: codes.map((code) => ruleOf(code, about)) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        results: diagnostics.map(resultOf),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
