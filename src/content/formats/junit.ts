import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { escapeMarkup } from '../../../schema/writing/escape-markup.ts'
import { codeFrame } from './pretty.ts'
import type { Report } from './report.ts'

/** Text for XML 1.0: escapes markup, and replaces characters that XML cannot contain. */
const xml = (text: string) => escapeMarkup(text.toWellFormed().replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, '\uFFFD'))

/** An attribute is one line: parsers disagree about line breaks in it. */
const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${xml(String(value).replace(/\s+/g, ' '))}"`)
    .join('')

function testCase(one: Diagnostic, sources: Report['sources']): string {
  const { file, line, column, code, severity, message, hint } = one
  const frame = codeFrame(one, sources(file))
  const text = xml([`${file}:${line}:${column}`, frame, message, hint].filter((part) => part !== '').join('\n\n'))
  const open = `    <testcase${attributes({ name: `${code} at ${line}:${column}`, classname: file, file, line, time: 0 })}>`
  // A warning is not a failure: the build continues.
  const body =
    severity === 'error'
      ? `<failure${attributes({ message, type: code })}>${text}</failure>`
      : `<system-out>${text}</system-out>`
  return `${open}\n      ${body}\n    </testcase>`
}

function testSuite(file: string, all: readonly Diagnostic[], sources: Report['sources']): string {
  const failures = all.filter(({ severity }) => severity === 'error').length
  const counts = { name: file, tests: all.length, failures, errors: 0, skipped: 0, time: 0 }
  return `  <testsuite${attributes(counts)}>\n${all.map((one) => testCase(one, sources)).join('\n')}\n  </testsuite>`
}

/**
 * A JUnit report: a suite per file with diagnostics, a failed case per error, a passed one with output per warning.
 * Without diagnostics it has one passed case, because parsers take an empty report for a broken one.
 */
export function formatJunit({ diagnostics, pages, sources }: Report): string {
  const files = Map.groupBy(diagnostics, ({ file }) => file)
  const failures = diagnostics.filter(({ severity }) => severity === 'error').length
  const allWell = { name: `${pages} pages`, classname: 'pages', time: 0 }
  const suites =
    files.size === 0
      ? [
          `  <testsuite${attributes({ name: 'pages', tests: 1, failures: 0, errors: 0, skipped: 0, time: 0 })}>\n    <testcase${attributes(allWell)}/>\n  </testsuite>`,
        ]
      : [...files].map(([file, all]) => testSuite(file, all, sources))
  const counts = { name: 'validate', tests: Math.max(1, diagnostics.length), failures, errors: 0, time: 0 }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes(counts)}>\n${suites.join('\n')}\n</testsuites>\n`
}
