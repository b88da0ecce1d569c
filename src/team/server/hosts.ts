/** A host of the server: that of the team, or that of a workspace by its number. */
export type Host = 'team' | number

const domainOf = (host: string): string => /^team\.(.+)$/.exec(host)?.[1] ?? host

/**
 * Which part answers at a host, by the origin of the team: beside `team.example.com` there is `7.workspace.example.com` for each
 * workspace, so that no cookie or script of one reaches another. No other host is answered.
 */
export function createHosts(origin: string) {
  const { host } = new URL(origin)
  const ending = `.workspace.${domainOf(host)}`
  return (name = ''): Host | undefined => {
    const asked = name.toLowerCase()
    if (asked === host) return 'team'
    const number = asked.endsWith(ending) ? asked.slice(0, -ending.length) : ''
    return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : undefined
  }
}

/** The origin of a workspace. */
export function workspaceOrigin(origin: string, id: number): string {
  const { protocol, host } = new URL(origin)
  return `${protocol}//${id}.workspace.${domainOf(host)}`
}
