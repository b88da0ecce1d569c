import { expect, it } from 'vitest'
import { indexAddresses } from '../../../schema/links/address-table.ts'
import { nginxConfig } from '../../../src/hosts/nginx.ts'

const facts = {
  dist: '/srv/dist',
  service: '127.0.0.1:4173',
  port: 80,
  snapshotsRewritten: false,
  headers: { http: {}, https: {} },
  addresses: indexAddresses({}, new Set()),
}
const server = (host?: string) => nginxConfig(facts, { brotli: false, host }).match(/^ +(?:listen|server_name) .+;/gm)

it.each([
  [undefined, ['listen 80 default_server;', 'listen [::]:80 default_server;', 'server_name _;']],
  ['www.example.com', ['listen 80;', 'listen [::]:80;', 'server_name www.example.com;']],
])('answers over IPv4 and IPv6, and in place of the page of Debian unless it has a name: %s', (host, lines) => {
  expect(server(host)?.map((line) => line.trim())).toEqual(lines)
})
