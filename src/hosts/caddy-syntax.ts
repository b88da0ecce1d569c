/** A text as a Caddyfile token. */
export const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Lines with this number of tabs before each. */
export const indent = (lines: readonly string[], depth: number) =>
  lines.map((line) => '\t'.repeat(depth) + line).join('\n')

/** The entries of a map of a Caddyfile, which has nothing for everything else. */
export const pairs = (entries: Iterable<readonly [from: string, to: string]>) => [
  ...[...entries].map(([from, to]) => `${quote(from)} ${quote(to)}`),
  'default ""',
]
