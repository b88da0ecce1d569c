import { describe, expect, it } from 'vitest'
import { markedQuery } from '../../../../src/studio/server/studio.ts'
import { calls } from '../../../../src/studio/wire/calls.ts'
import { editResultSchema } from '../../../../src/studio/wire/edits.ts'
import { isCall } from '../../../../src/studio/wire/read-calls.ts'
import { neededCalls, neededFor } from '../../../../src/team/server/workspaces/allowed-requests.ts'
import { refusedTargets } from './refused-targets.ts'

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

  it.each(refusedTargets)('GET %s is refused', (target) => {
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
