import { describe, expect, it } from 'vitest'
import { runIn } from '../../../support/run.ts'
import { contentFolder, pageText } from '../folder.ts'

const run = (root: string, ...args: string[]) => runIn(root, 'validate', ...args)

const top = '  - type: page-title\n    title: Top\n'
const good = pageText('About', `${top}  - type: rich-text\n    body: Text.\n`)
const faulty = pageText('Team', `${top}  - type: rich-text\n    bodi: Text.\n`)
// The shared fragment of the test data is a block of the engine as well.
const files = { 'about.yaml': good, 'team.yaml': faulty }

describe('validate', () => {
  it('exits with 0 and prints one line if there are no errors', async () => {
    const { root } = await contentFolder({ 'about.yaml': good })
    expect(await run(root)).toEqual({ status: 0, stdout: '1 page, no errors.\n', stderr: '' })
  })

  it('exits with 1 and reports what is wrong and where', async () => {
    const { root } = await contentFolder(files)
    const { status, stdout } = await run(root)
    expect(status).toBe(1)
    expect(stdout).toContain('pages/team.yaml:7:5  unknown-key   blocks[1] (rich-text)')
    expect(stdout).toMatch(/\n1 error in 1 of 2 pages\.\n$/)
    expect(stdout).not.toContain('\u001b')
  })

  it('prints exactly the fields of the contract as JSON', async () => {
    const { root } = await contentFolder(files)
    const { status, stdout } = await run(root, '--format', 'json')
    const found: Record<string, unknown>[] = JSON.parse(stdout)
    expect(status).toBe(1)
    expect(found.map((one) => Object.keys(one))).toEqual([
      ['code', 'severity', 'file', 'line', 'column', 'path', 'message', 'hint'],
    ])
    expect(found[0]).toMatchObject({
      code: 'unknown-key',
      severity: 'error',
      file: 'pages/team.yaml',
      line: 7,
      column: 5,
    })
  })

  it('reports only the files that are named', async () => {
    const { root } = await contentFolder(files)
    expect((await run(root, 'pages/about.yaml')).status).toBe(0)
    expect((await run(root, './pages/team.yaml')).status).toBe(1)
  })

  it.each([
    [['--colour'], '--colour'],
    [['--format', 'xml'], 'Allowed choices are pretty, json, github, sarif, junit.'],
    [['pages/nothing.yaml'], 'There is no file `pages/nothing.yaml`.'],
    [['--pages', 'nowhere'], 'There is no folder `nowhere`.'],
  ])('exits with 2 and prints the usage if it is called with %j', async (args, words) => {
    const { root } = await contentFolder({ 'about.yaml': good })
    const { status, stdout, stderr } = await run(root, ...args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(words)
    expect(stderr).toContain('Usage: npm run validate')
  })
})
