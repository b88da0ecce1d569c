import { say } from '../../../words/say.ts'

type Access = 'read' | 'write'

/** Why git could not read from `origin` or write to it, in words, and whether it answered at all. */
export type OriginReason = { why: string; isReached: boolean }

const reasons: readonly (readonly [RegExp, isReached: boolean, (access: Access) => string])[] = [
  [
    /could not resolve|unable to access .*(?:resolve|connect|timed out)|connection (?:refused|timed out|reset)|network is unreachable|did not answer in time/i,
    false,
    () => say().server.publishing.unreached,
  ],
  [
    /protected branch|\bGH0(?:06|13)\b|rule violations|pull request|denied to update branch/i,
    true,
    () => say().server.publishing.protectedThere,
  ],
  [
    /permission denied|denied|authentication failed|could not read (?:username|password)|\b40[13]\b|not allowed|terminal prompts disabled|publickey/i,
    true,
    (access) => (access === 'read' ? say().server.publishing.mayNotRead : say().server.publishing.mayNotWrite),
  ],
  [
    /does not appear to be a git repository|repository .*not found|\b404\b|no such file/i,
    false,
    () => say().server.publishing.noOrigin,
  ],
]

/** What a program at `origin` that refused a push says, without what git adds to it. */
function saidThere(says: string): string | undefined {
  const lines = says.split('\n').flatMap((line) => /^remote: ?(.*)/.exec(line)?.[1]?.trim() || [])
  return lines.length === 0 ? undefined : lines.map((line) => line.replace(/^(?:error|fatal): */i, '')).join(' ')
}

/** The last line in which git says what is wrong. */
const lastLine = (says: string): string =>
  (
    says
      .split('\n')
      .filter((line) => /^(?:fatal|error| !)/.test(line))
      .at(-1) ?? says
  ).replace(/^(?:fatal|error): */, '')

/** What a program at `origin` says, else the last line in which git says what is wrong. */
export const saidByOrigin = (says: string): string => saidThere(says) ?? lastLine(says).trim()

/** Why git could not read from `origin` or write to it, by what it says. */
export function originReason(says: string, access: Access): OriginReason {
  // An address in quotes may have any of the words, such as `/srv/denied/403.git`.
  const unquoted = says.replace(/'[^'\n]*'/g, '')
  const [, isReached = true, wordsOf] = reasons.find(([pattern]) => pattern.test(unquoted)) ?? []
  if (wordsOf) return { why: wordsOf(access), isReached }
  const words = saidByOrigin(says)
  return access === 'read'
    ? { why: say().server.publishing.noAnswer(words), isReached: false }
    : { why: say().server.publishing.notTaken(words), isReached }
}
