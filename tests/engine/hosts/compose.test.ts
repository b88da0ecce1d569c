import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const compose = parse(read('compose.yaml'), { merge: true })

it('runs both services of one image behind Caddy, which alone is reached from outside', () => {
  const { proxy, site, team, database } = compose.services
  expect(site.build).toEqual(team.build)
  expect(team.build.dockerfile).toBe('Containerfile')
  expect(team.command.slice(0, 3)).toEqual(['node', 'src/cli/main.ts', 'team'])
  expect(site.command.slice(2)).toEqual(['serve', ...team.command.slice(3, 5)])
  expect(proxy.network_mode).toBe('service:team')
  expect([site.ports, team.ports, database.ports]).toEqual([undefined, ['80:80', '443:443'], undefined])
  for (const { environment, read_only, cap_drop } of [site, team]) {
    expect(environment).toMatchObject({ DATABASE_URL: expect.stringContaining('@database:5432/'), PROXIES: '1' })
    expect([read_only, cap_drop]).toEqual([true, ['ALL']])
  }
  // biome-ignore lint/suspicious/noTemplateCurlyInString: so it stands in the file.
  expect([site.environment.PUSH_TOKEN, team.environment.PUSH_TOKEN]).toEqual(['', '${PUSH_TOKEN:-}'])
})

it('has a volume for all that is stored', () => {
  const named = Object.values<{ volumes: string[] }>(compose.services)
    .flatMap(({ volumes }) => volumes)
    .flatMap((volume) => (volume.startsWith('.') ? [] : volume.split(':')[0]))
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
})

it('has a host for visitors, the team, workspaces and previews, at the ports of the services', () => {
  const caddy = read('Caddyfile')
  const { PORT, TEAM_URL } = compose.services.team.environment
  expect(TEAM_URL).toContain('https://team.')
  const [, port] = /^EXPOSE (\d+)$/m.exec(read('Containerfile')) ?? []
  expect(caddy.match(/reverse_proxy .+/g)).toEqual([
    `reverse_proxy site:${port}`,
    `reverse_proxy 127.0.0.1:${PORT}`,
    `reverse_proxy 127.0.0.1:${PORT}`,
  ])
  for (const host of ['www', 'team', '*.workspace', '*.preview']) expect(caddy).toContain(`${host}.{$DOMAIN}`)
})

it('is explained with every variable that it reads', () => {
  const docs = read('docs/team.md')
  const variables = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  for (const name of new Set(variables)) expect(docs).toContain(`${name}=`)
})
