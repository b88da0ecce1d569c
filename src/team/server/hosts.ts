/** A host of the server: that of the team, or that of a workspace or a preview by its number. */
export type Host = 'team' | { of: Part; id: number }

/** What has a host of its own for each. */
type Part = 'workspace' | 'preview'

const domainOf = (host: string): string => /^team\.(.+)$/.exec(host)?.[1] ?? host

/**
 * Which part answers at a host, by the origin of the team: beside `team.example.com` there is `7.workspace.example.com` for each
 * workspace and `3.preview.example.com` for each preview, so that no cookie or script of one reaches another. No other host is answered.
 */
export function createHosts(origin: string) {
  const { host } = new URL(origin)
  const ending = `.${domainOf(host)}`
  return (name = ''): Host | undefined => {
    const asked = name.toLowerCase()
    if (asked === host) return 'team'
    if (!asked.endsWith(ending)) return undefined
    const [, id, part] = /^([1-9]\d{0,8})\.(workspace|preview)$/.exec(asked.slice(0, -ending.length)) ?? []
    return part === 'workspace' || part === 'preview' ? { of: part, id: Number(id) } : undefined
  }
}

function originOf(origin: string, part: Part, id: number): string {
  const { protocol, host } = new URL(origin)
  return `${protocol}//${id}.${part}.${domainOf(host)}`
}

/** The origin of a workspace. */
export const workspaceOrigin = (origin: string, id: number): string => originOf(origin, 'workspace', id)

/** The origin of a preview. */
export const previewOrigin = (origin: string, id: number): string => originOf(origin, 'preview', id)
