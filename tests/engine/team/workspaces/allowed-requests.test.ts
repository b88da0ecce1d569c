import { describe, expect, it } from 'vitest'
import { markedQuery } from '../../../../src/studio/server/studio.ts'
import { calls } from '../../../../src/studio/wire/calls.ts'
import { editResultSchema } from '../../../../src/studio/wire/edits.ts'
import { isCall } from '../../../../src/studio/wire/read-calls.ts'
import { neededCalls, neededFor } from '../../../../src/team/server/workspaces/allowed-requests.ts'

const names = Object.keys(calls).filter(isCall)

describe('a call of the studio in a workspace', () => {
  it('has a row, and no row is of another call', () => {
    expect(Object.keys(neededCalls).toSorted()).toEqual(names.toSorted())
  })

  it.each(names.filter((name) => calls[name].answer === editResultSchema))('%s writes', (name) => {
    expect(neededFor('POST', `/@studio/${name}`)).toBe('write')
  })

  it.each(['commit', 'propose', 'publish', 'takeBack', 'withdraw', 'sendProposal', 'proposeAgain', 'leaveProposal'])(
    '%s is refused to everybody',
    (name) => {
      expect(isCall(name)).toBe(true)
      expect(neededFor('POST', `/@studio/${name}`)).toBeUndefined()
    },
  )

  it('is posted, without a query', () => {
    expect(neededFor('POST', '/@studio/pages')).toBe('see')
    for (const [method, target] of [
      ['GET', '/@studio/pages'],
      ['PUT', '/@studio/pages'],
      ['POST', '/@studio/pages?x'],
      ['POST', '/@studio/newCall'],
      ['POST', '/@studio/toString'],
      ['POST', '/@studio/edit/'],
      ['POST', '/@studio/%65dit'],
    ] as const)
      expect(neededFor(method, target), `${method} ${target}`).toBeUndefined()
  })
})

describe('beside the calls', () => {
  it.each([
    ['POST', '/@studio/upload?name=x.png&folder=home', 'write'],
    ['GET', '/studio', 'see'],
    ['GET', '/studio/blog/first?entry=2', 'see'],
    ['GET', '/@studio/shell.js', 'see'],
    ['HEAD', '/@studio/', 'see'],
    ['GET', '/', 'see'],
    ['GET', `/blog/first?${markedQuery}`, 'see'],
    ['GET', '/es/stra%C3%9Fe', 'see'],
    ['GET', '/about?as-of=2026-12-03T09:00Z', 'see'],
    ['GET', '/gallery/hero?example', 'see'],
    ['GET', '/assets/home-hero-800.avif', 'see'],
    ['GET', '/images/home/hero.jpg', 'see'],
    ['GET', '/search.json', 'see'],
    ['GET', '/favicon.svg', 'see'],
    ['GET', '/@vite/client', 'see'],
    ['GET', '/@id/__x00__@vitejs/plugin-react/preamble', 'see'],
    ['GET', '/src/client/dev/main.ts?t=1700000000000', 'see'],
    ['GET', '/node_modules/.vite/deps/react.js?v=abc123', 'see'],
  ])('%s %s may be asked', (method, target, need) => {
    expect(neededFor(method, target)).toBe(need)
  })

  // What has opened the development server of others, in the forms of their advisories, and what none of ours asks.
  it.each([
    '/@fs/etc/passwd',
    '/@fs/etc/passwd?raw??',
    '/@fs/etc/passwd?import&raw',
    '/src/client/main.tsx?raw',
    '/src/client/main.tsx?url',
    '/src/client/main.tsx?inline&import',
    '/src/client/main.tsx?import&raw??',
    '/src/client/main.tsx?.svg?.wasm?init',
    '/src/client/main.tsx#/../../../etc/passwd',
    '/.env',
    '/.git/config',
    '/.marquee/studio/pages/token',
    '/data/team.sqlite',
    '/package.json/../.env',
    '/%2e%2e/.env',
    '/..%2f..%2fetc%2fpasswd',
    '/images/..%5c..%5c.env',
    '//evil.example/x',
    'http://evil.example/x',
    '*',
    '',
    '/images\\..\\.env',
    '/@id/__x00__virtual',
    '/@vite/env',
    '/__open-in-editor?file=x',
    '/__inspect/',
    '/pages/about.yaml',
    '/pages/_blocks/poster/poster.tsx',
    '/src/server/server.ts?worker',
    '/node_modules/vite/package.json',
    '/node_modules/.vite/deps/../../x.js',
    '/%00',
    '/about?import',
    '/about?studio&raw',
  ])('GET %s is refused', (target) => {
    expect(neededFor('GET', target)).toBeUndefined()
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'get'])('%s of a page is refused', (method) => {
    expect(neededFor(method, '/about')).toBeUndefined()
  })

  it('an upload is posted', () => {
    expect(neededFor('GET', '/@studio/upload?name=x.png')).toBeUndefined()
    expect(neededFor('POST', '/@studio/upload?name=x.png&raw')).toBeUndefined()
  })
})
