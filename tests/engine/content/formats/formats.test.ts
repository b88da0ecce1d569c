import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import type { Log } from 'sarif'
import { expect, it } from 'vitest'
import type { Diagnostic, Fix } from '../../../../schema/diagnostic.ts'
import { diagnosticKinds } from '../../../../schema/diagnostics/codes.ts'
import type { Edit } from '../../../../schema/edit.ts'
import { fixedText } from '../../../../src/content/edit/fixed-text.ts'
import { formatGithub } from '../../../../src/content/formats/github.ts'
import { formatJunit } from '../../../../src/content/formats/junit.ts'
import type { Report } from '../../../../src/content/formats/report.ts'
import { formatSarif } from '../../../../src/content/formats/sarif.ts'
import { offsetOf } from '../../../../src/content/parse/source.ts'
import { repeats } from '../../../support/long.ts'
import { sarifErrors } from './sarif-rules.ts'

const error: Diagnostic = {
  code: 'unknown-key',
  severity: 'error',
  file: 'pages/about us, now.yaml',
  line: 5,
  column: 5,
  path: 'blocks[0]',
  message: '`titel` is not a field of `hero`.\nDid you mean `title`?',
  hint: 'Write: <title> & 100%',
  length: 5,
}
const warning: Diagnostic = { ...error, code: 'broken-link', severity: 'warning', path: '', line: 6 }

const report = (diagnostics: readonly Diagnostic[]): Report => ({
  diagnostics,
  pages: 3,
  sources: () => undefined,
  about: (code) => (code === 'unknown-key' ? 'What the catalogue says.' : undefined),
})

const sarifOf = (diagnostics: readonly Diagnostic[]): Log => JSON.parse(formatSarif(report(diagnostics)))

/** The elements of a JUnit report with their attributes, as an XML parser reads them. */
function junitOf(diagnostics: readonly Diagnostic[]) {
  const xml = formatJunit(report(diagnostics))
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const read = (selector: string, ...names: string[]) =>
    all(selector).map((one) => names.map((name) => one.getAttribute(name)))
  const count = (selector: string) => String(all(selector).length)
  return { read, count, texts: (selector: string) => all(selector).map((one) => one.textContent ?? '') }
}

const anyError = fc.record({
  code: fc.constantFrom(...Object.keys(diagnosticKinds)),
  severity: fc.constantFrom('error' as const, 'warning' as const),
  file: fc.string({ minLength: 1, unit: 'binary' }).map((name) => `pages/${name.toWellFormed()}.yaml`),
  line: fc.integer({ min: 1, max: 9999 }),
  column: fc.integer({ min: 1, max: 999 }),
  path: fc.constantFrom('', 'blocks[2].items[0].question'),
  message: fc.string({ minLength: 1, unit: 'binary' }),
  hint: fc.string({ unit: 'binary' }),
  length: fc.integer({ min: 1, max: 99 }),
})

it('writes valid SARIF 2.1.0 for any error', () => {
  expect(sarifErrors(sarifOf([]))).toEqual([])
  fc.assert(
    fc.property(fc.array(anyError, { maxLength: 5 }), (errors) => {
      expect(sarifErrors(sarifOf(errors))).toEqual([])
    }),
    { numRuns: repeats(50) },
  )
  expect(sarifErrors({ ...sarifOf([]), version: '2.0.0' })).not.toEqual([])
  const log = JSON.stringify(sarifOf([error]))
  const wrong = [
    log.replace('"startLine":5', '"startLine":0'),
    log.replace('about%20us', 'about us'),
    log.replace('"ruleIndex":', '"ruleIndex":1'),
    log.replace('"endLine":5', '"endLine":4'),
    log.replace('"ruleId"', '"rule"'),
    log.replace('"level":"error","message"', '"level":"fatal","message"'),
  ]
  for (const one of wrong) expect(sarifErrors(JSON.parse(one)), one).not.toEqual([])
})

it('writes every code as a rule of SARIF, and each error with its rule, place and a fingerprint without its line', () => {
  const [run] = sarifOf([error, warning]).runs
  const rules = run?.tool.driver.rules ?? []
  expect(rules.map(({ id }) => id)).toEqual(Object.keys(diagnosticKinds))
  expect(rules.find(({ id }) => id === 'unknown-key')?.help?.markdown).toBe('What the catalogue says.')
  const [first, second] = run?.results ?? []
  expect(rules[first?.ruleIndex ?? -1]?.id).toBe('unknown-key')
  expect(second?.level).toBe('warning')
  expect(first?.locations?.[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: 'pages/about%20us%2C%20now.yaml', uriBaseId: '%SRCROOT%' },
    region: { startLine: 5, startColumn: 5, endLine: 5, endColumn: 10 },
  })
  const [moved] = sarifOf([{ ...error, line: 50 }]).runs[0]?.results ?? []
  expect(moved?.partialFingerprints).toEqual(first?.partialFingerprints)
})

const anyEdit = fc.constantFrom<Edit>(
  { kind: 'set', path: ['title'], value: 'Our crew' },
  { kind: 'delete', path: ['blocks', 0] },
  { kind: 'move', path: ['blocks', 0, 'titel'], to: ['blocks', 0, 'title'] },
  { kind: 'insert', path: ['blocks', 1], value: { type: 'faq' } },
)

it('writes fixes into SARIF, as replacements of a part of the file', () => {
  const text = 'title: About us\nblocks:\n  - type: hero\n    titel: Höhe\n  - type: hero\n'
  fc.assert(
    fc.property(anyEdit, fc.constantFrom('\n', '\r\n'), (edit, eol) => {
      const before = text.replaceAll('\n', eol)
      const fix: Fix = { title: 'Correct it', file: error.file, change: { kind: 'edits', edits: [edit] } }
      const log: Log = JSON.parse(formatSarif({ ...report([{ ...error, fix }]), sources: () => before }))
      expect(sarifErrors(log)).toEqual([])
      const [found] = log.runs[0]?.results?.[0]?.fixes ?? []
      expect(found?.description?.text).toBe('Correct it')
      const [change] = found?.artifactChanges ?? []
      expect(change?.artifactLocation.uri).toBe('pages/about%20us%2C%20now.yaml')
      const {
        startLine = 0,
        startColumn = 0,
        endLine = 0,
        endColumn = 0,
      } = change?.replacements[0]?.deletedRegion ?? {}
      const inserted = change?.replacements[0]?.insertedContent?.text ?? ''
      const source = { file: error.file, text: before }
      const [start, end] = [offsetOf(source, startLine, startColumn), offsetOf(source, endLine, endColumn)]
      expect(before.slice(0, start) + inserted + before.slice(end)).toBe(fixedText(before, fix))
    }),
  )
})

it('writes no fix into SARIF if a file would be deleted, or edits refuse it', () => {
  const fixesOf = (change: Fix['change'], text: string) => {
    const fix: Fix = { title: 'Correct it', file: error.file, change }
    const log: Log = JSON.parse(formatSarif({ ...report([{ ...error, fix }]), sources: () => text }))
    return log.runs[0]?.results?.[0]?.fixes
  }
  expect(fixesOf({ kind: 'delete' }, 'title: About us\n')).toBeUndefined()
  const edits: Edit[] = [{ kind: 'set', path: ['title'], value: 'Our crew' }]
  expect(fixesOf({ kind: 'edits', edits }, 'title: &name About us\nother: *name\n')).toBeUndefined()
})

it('writes annotations on one line each, errors before warnings, and the summary', () => {
  expect(formatGithub(report([warning, error])).split('\n')).toEqual([
    '::error file=pages/about us%2C now.yaml,line=5,endLine=5,col=5,endColumn=10,title=unknown-key::`titel` is not a field of `hero`.%0ADid you mean `title`?%0A%0AWrite: <title> & 100%25',
    expect.stringMatching(/^::warning .*title=broken-link::/),
    '1 error and 1 warning in 1 of 3 pages.',
    '',
  ])
  expect(formatGithub(report([]))).toBe('3 pages, no errors.\n')
})

it('writes a JUnit report in which an error is a failed case and a warning a passed one', () => {
  const { read, texts } = junitOf([error, warning])
  const file = 'pages/about us, now.yaml'
  expect(read('testsuites > testsuite', 'name', 'tests', 'failures', 'errors')).toEqual([[file, '2', '1', '0']])
  expect(read('testsuite > testcase', 'name', 'classname')).toEqual([
    ['unknown-key at 5:5', file],
    ['broken-link at 6:5', file],
  ])
  expect(read('testcase:first-child > failure', 'type')).toEqual([['unknown-key']])
  expect(texts('failure')[0]).toContain('`titel` is not a field of `hero`.')
  expect(texts('testcase:last-child > :not(system-out)')).toEqual([])
})

it('writes a JUnit report with one passed case if there are no errors', () => {
  const { read, count } = junitOf([])
  expect(read('testsuite', 'tests', 'failures')).toEqual([['1', '0']])
  expect([count('testcase'), count('testcase > *')]).toEqual(['1', '0'])
})

it('writes well-formed XML for any error, and counts what is in it', () => {
  fc.assert(
    fc.property(fc.array(anyError, { maxLength: 5 }), (errors) => {
      const { read, count } = junitOf(errors)
      expect(count('testcase')).toBe(String(Math.max(1, errors.length)))
      expect(read('testsuites', 'tests', 'failures')).toEqual([[count('testcase'), count('failure')]])
    }),
    { numRuns: 50 },
  )
})
