/** The parts of the server. Each has a host of its own, so that no cookie or script of one reaches another. */
export type HostKind = 'team' | 'draft' | 'preview'

/**
 * Which part answers at a host, by the origin of the team: beside `team.example.com` there are `draft.example.com` and
 * `preview.example.com`. No other host is answered.
 */
export function createHosts(origin: string) {
  const { host } = new URL(origin)
  const [, domain = host] = /^team\.(.+)$/.exec(host) ?? []
  const kinds = new Map<string, HostKind>([
    [`draft.${domain}`, 'draft'],
    [`preview.${domain}`, 'preview'],
    [host, 'team'],
  ])
  return (name: string | undefined): HostKind | undefined => kinds.get(name?.toLowerCase() ?? '')
}
