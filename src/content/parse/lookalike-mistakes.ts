import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, textRange } from '../diagnostics/diagnose.ts'
import { describeLookalikes, type Lookalike, lookalikesIn, withoutLookalikes } from './lookalike-signs.ts'
import { lineText, positionAt, type Source } from './source.ts'

/** Signs of one kind in a line: they are replaced together. */
type Group = { line: number; signs: Lookalike[] }

/** How far above an error its cause is looked for, in lines. */
const reach = 40
/** How many characters are parsed in search of causes, about a third of a second: the rest is named once these are cured. */
const maxParsed = 400_000

function groupsIn(text: string): Group[] {
  return text.split('\n').flatMap((line, index) => {
    const byMeant = Map.groupBy(lookalikesIn(line.replace(/\r$/, '')), ({ meant }) => meant)
    return [...byMeant.values()].map((signs) => ({ line: index + 1, signs }))
  })
}

function withoutGroups(source: Source, groups: Iterable<Group>): Source {
  const lines = source.text.split('\n')
  for (const [line, some] of Map.groupBy(groups, ({ line }) => line))
    lines[line - 1] = withoutLookalikes(
      lines[line - 1] ?? '',
      some.flatMap(({ signs }) => signs),
    )
  return { ...source, text: lines.join('\n') }
}

/** The line of the first error of a text; infinite if it has none. */
type FirstError = (source: Source) => number

/** The groups that the parser minds, out of `all`: without those of texts, the next error is as far away as with them. */
function needed(all: readonly Group[], isEnough: (groups: readonly Group[]) => boolean): readonly Group[] {
  return all.reduce((left, group) => {
    const fewer = left.filter((one) => one !== group)
    return isEnough(fewer) ? fewer : left
  }, all)
}

/**
 * Signs that look like those of YAML and cause the errors of a file: with signs of YAML in their place, the parser reads
 * on. Signs in texts are never named, since nothing changes for the parser with them.
 */
export function lookalikeMistakes(source: Source, firstError: FirstError): Diagnostic[] {
  const groups = groupsIn(source.text)
  let chosen: readonly Group[] = []
  let left = maxParsed
  const errorWith = (some: readonly Group[]) => {
    left -= source.text.length
    return firstError(withoutGroups(source, some))
  }
  let error = errorWith([])
  for (;;) {
    const near = groups.filter((one) => !chosen.includes(one) && one.line <= error + 1 && one.line > error - reach)
    // All of the near ones are tried together, then each by itself.
    if (error === Number.POSITIVE_INFINITY || near.length === 0 || left < (near.length + 1) * source.text.length) break
    const goal = errorWith([...chosen, ...near])
    if (goal <= error) break
    chosen = [...chosen, ...needed(near, (some) => errorWith([...chosen, ...some]) >= goal)]
    error = goal
  }
  return [...Map.groupBy(chosen, ({ line }) => line)].map(([line, some]) =>
    lookalikeDiagnostic(
      source,
      line,
      some.flatMap(({ signs }) => signs),
    ),
  )
}

function lookalikeDiagnostic(source: Source, line: number, signs: readonly Lookalike[]): Diagnostic {
  const { start, end, facts, fix } = describeLookalikes(source, line, signs)
  return diagnose('lookalike-sign', textRange(source, start, end), facts, fix)
}

/** A key that begins with a dash, ends with a colon or is in quotes that are none of YAML. */
export function lookalikeInKey(source: Source, start: number, end: number): Diagnostic | undefined {
  const { line, column } = positionAt(source, start)
  const length = end - start
  const signs = lookalikesIn(lineText(source, line)).filter(
    (one) => one.start >= column - 1 && one.start < column - 1 + length,
  )
  return signs.length === 0 ? undefined : lookalikeDiagnostic(source, line, signs)
}
