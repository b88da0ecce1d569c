/** A block as it stands in the list below `blocks:` of a page: two spaces in, after a dash. Its own layout stays. */
export function asListItem(yaml: string): string {
  const [first = '', ...rest] = yaml.trimEnd().split('\n')
  return [`  - ${first}`, ...rest.map((line) => (line === '' ? '' : `    ${line}`)), ''].join('\n')
}
