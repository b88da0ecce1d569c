import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeats } from '../../../support/long.ts'
import { startStudio } from '../studio-server.ts'

const repository = join(import.meta.dirname, '../../../..')
const page = 'title: Home\ndescription: Home.\nblocks:\n  - type: hero\n    title: Hi\n'

const names = [
  ...['setup', 'picture', 'followers', 'pages', 'page', 'token', 'try', 'fixText', 'text', 'copy', 'clipboard'],
  ...['edit', 'fix', 'create', 'move', 'remove', 'createFile', 'removeFile', 'undo', 'redo', 'removal', 'usersOf'],
  ...['commit', 'history', 'restore', 'earlierView'],
]

const calls = [...names.map((name) => `/@studio/${name}`)]

const awkward = fc.constantFrom<unknown>(
  ...[{ toString: 1 }, { valueOf: null }, [], [[]], null, true, -1, 1e308, '', '/', '../..', '\u0000', '\ud800'],
  ...['/about', 'pages/index.yaml', '__proto__', 'constructor', `/${'a'.repeat(300)}`, '/a'.repeat(2_000)],
)
const value = fc.oneof(awkward, fc.jsonValue({ maxDepth: 4 }))
const fields = fc.dictionary(
  fc.constantFrom(
    ...['address', 'entry', 'name', 'scene', 'shown', 'files', 'diagnostic', 'file', 'hash', 'edits', 'text', 'list'],
    ...[
      'ids',
      'label',
      'title',
      'copyOf',
      'to',
      'slug',
      'kind',
      'block',
      'wording',
      'anyway',
      'names',
      'message',
      'commit',
      'part',
      'words',
      'path',
    ],
  ),
  value,
)
/** An edit with any value at any place. */
const edit = fc
  .record({ kind: fc.constantFrom('set', 'insert', 'move', 'delete', 'none'), path: value, value, to: value })
  .map((one) => ({ label: 'Edit', files: [{ file: 'pages/index.yaml', hash: '', edits: [one] }] }))

test('any JSON in any call of the studio has an answer, and never an error of the server', async () => {
  const { send, allowed } = await startStudio({ 'index.yaml': page }, (root) =>
    symlink(join(repository, 'blocks'), join(root, 'blocks')),
  )
  const ask = (path: string, body: string) => send({ method: 'POST', path, headers: allowed, body })
  const deep = `{"value":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  for (const name of calls) expect([name, (await ask(name, deep)).status]).toEqual([name, 400])
  const long = await ask('/@studio/create', JSON.stringify({ address: `/${'a'.repeat(300)}`, title: 'A' }))
  expect([long.status, JSON.parse(long.text).message]).toEqual([
    400,
    '`address` is too long: a name has at most 200 characters.',
  ])
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), fc.oneof(value, fields, edit), async (name, body) => {
      const { status, text } = await ask(name, JSON.stringify(body))
      expect([name, status < 500, text.slice(0, status < 500 ? 0 : 200)]).toEqual([name, true, ''])
    }),
    { numRuns: repeats(3_000) },
  )
})
