type Access = 'read' | 'write'

const reasons: readonly (readonly [RegExp, (access: Access) => string])[] = [
  [
    /could not resolve|unable to access .*(?:resolve|connect|timed out)|connection (?:refused|timed out|reset)|network is unreachable|did not answer in time/i,
    () => 'The remote origin cannot be reached: is this machine online?',
  ],
  [
    /permission denied|denied|authentication failed|could not read (?:username|password)|\b40[13]\b|not allowed|protected branch|terminal prompts disabled|publickey/i,
    (access) =>
      access === 'read'
        ? 'The remote origin does not let you read: git has no password for it here, or it is not shared with you.'
        : 'The remote origin does not let you write: git has no password for it here, or you may only read it.',
  ],
  [
    /does not appear to be a git repository|repository .*not found|\b404\b|no such file/i,
    () => 'There is no repository at the address of the remote origin. `git remote -v` shows it.',
  ],
]

/** Why git could not read from `origin` or write to it, by what it says. */
export function originReason(says: string, access: Access): string {
  // An address in quotes may have any of the words, such as `/srv/denied/403.git`.
  const unquoted = says.replace(/'[^'\n]*'/g, '')
  const found = reasons.find(([pattern]) => pattern.test(unquoted))?.[1](access)
  const last =
    says
      .split('\n')
      .filter((line) => /^(?:fatal|error|remote| !)/.test(line))
      .at(-1) ?? says
  const words = last.replace(/^(?:fatal|error|remote): */, '')
  return (
    found ??
    (access === 'read' ? `The remote origin did not answer: ${words}` : `The remote origin did not take it: ${words}`)
  )
}
