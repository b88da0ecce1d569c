/**
 * Formats a block as a list entry below `blocks:` of a page: indented by two spaces, after a dash. Its own layout
 * stays.
 */
export function asListItem(yaml: string): string {
  const [first = '', ...rest] = yaml.trimEnd().split('\n')
  return [`  - ${first}`, ...rest.map((line) => (line === '' ? '' : `    ${line}`)), ''].join('\n')
}
