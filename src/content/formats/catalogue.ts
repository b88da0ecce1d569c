import type { Diagnostic, DiagnosticKind } from '../../../schema/diagnostic.ts'
import { type DiagnosticCode, diagnosticKinds } from '../../../schema/diagnostics/codes.ts'
import { sampleFacts } from './sample-facts.ts'

/** A case of the tests: what a person sees for a faulty file, word for word. */
export type Case = { name: string; text: string }

/** Where the catalogue is, from the root. */
export const catalogueFile = 'docs/diagnostics.md'

type Example = { text: string; ofAll: number }

const head = /^\S+:\d+:\d+ {2}([a-z0-9-]+)(?: \(warning\))?(?= |$)/

/** The faults that a case shows, each by its code. A fault begins with its place and ends before the next or the summary. */
function faultsIn({ text }: Case): { code: string; text: string }[] {
  const lines = text.trimEnd().split('\n').slice(0, -1)
  const starts = lines.flatMap((line, index) => (head.test(line) ? [index] : []))
  return starts.map((start, index) => ({
    code: lines[start]?.match(head)?.[1] ?? '',
    text: lines
      .slice(start, starts[index + 1])
      .join('\n')
      .trimEnd(),
  }))
}

/** The clearest example of each code: of a case that shows little else, and the shortest of these. */
function examplesOf(cases: readonly Case[]): Map<string, Example> {
  const best = new Map<string, Example>()
  for (const one of cases) {
    const faults = faultsIn(one)
    for (const { code, text } of faults) {
      const known = best.get(code)
      const isClearer =
        known === undefined ||
        faults.length < known.ofAll ||
        (faults.length === known.ofAll && text.length < known.text.length)
      if (isClearer) best.set(code, { text, ofAll: faults.length })
    }
  }
  return best
}

/** The words of a kind of fault for facts that were made up. */
function exampleFrom<Code extends DiagnosticCode>(code: Code): string | undefined {
  const facts: unknown = sampleFacts[code]
  if (facts === undefined) return undefined
  const { message, hint } = diagnosticKinds[code] as DiagnosticKind<unknown>
  return `${message(facts)}\n${hint(facts)}`.replace(/^(?=.)/gm, '  ')
}

const effect: Record<Diagnostic['severity'], string> = {
  error: 'An error: nothing is built until it is mended.',
  warning: 'A warning: the build goes on.',
}

function section(code: DiagnosticCode, example: string): string {
  const { title, explain, severity } = diagnosticKinds[code]
  return `## ${code}\n\n**${title}.** ${effect[severity]}\n\n${explain}\n\n\`\`\`text\n${example}\n\`\`\`\n`
}

const opening = `# Every fault, its cause and its mend

\`npm run validate\` reports each fault of the content by one of these names, with its place, the line, and what to do.
The names stay: they may be searched for, and programs may rely on them. An example shows the words for one case.

This file is made by \`npm run catalogue\` from the records in \`schema/diagnostics/\` and the cases in \`tests/errors/\`.
`

/** The list of all faults as Markdown, by name. Throws where a kind of fault has no example, or one that is not needed. */
export function catalogue(cases: readonly Case[]): string {
  const examples = examplesOf(cases)
  const codes = (Object.keys(diagnosticKinds) as DiagnosticCode[]).sort()
  const sections = codes.map((code) => {
    const seen = examples.get(code)?.text
    const made = exampleFrom(code)
    if (seen === undefined && made === undefined)
      throw new Error(
        `\`${code}\` has no example: add a case to tests/errors, or facts to src/content/formats/sample-facts.ts.`,
      )
    if (seen !== undefined && made !== undefined)
      throw new Error(
        `\`${code}\` has a case in tests/errors: take its facts out of src/content/formats/sample-facts.ts.`,
      )
    return section(code, seen ?? (made as string))
  })
  const index = codes.map((code) => `| [${code}](#${code}) | ${diagnosticKinds[code].title} |`)
  return `${opening}\n| name | what it is |\n|---|---|\n${index.join('\n')}\n\n${sections.join('\n')}`
}

/** What the catalogue says about a code, without its heading. */
export function sectionOf(text: string, code: string): string | undefined {
  const start = text.indexOf(`\n## ${code}\n`)
  if (start === -1) return undefined
  const from = start + `\n## ${code}\n`.length
  const end = text.indexOf('\n## ', from)
  return text.slice(from, end === -1 ? undefined : end).trim()
}
