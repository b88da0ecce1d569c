import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../../package.json' with { type: 'json' }

type Workflow = { jobs: Record<string, { steps: { run?: string; uses?: string }[] }> }

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFile(join(root, file), 'utf8')
const names = await readdir(join(root, '.github/workflows'))
const texts = await Promise.all(names.map((name) => read(`.github/workflows/${name}`)))
const steps = texts.flatMap((text) => Object.values((parse(text) as Workflow).jobs).flatMap(({ steps }) => steps))

it('runs npm commands that exist, with options that they have', async () => {
  const lines = steps.flatMap(({ run = [] }) => run)
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    const [, script, rest] = line.match(/^npm (?:run (?:--silent )?)?([a-z:-]+)(?: -- ([^>|]*))?/) ?? []
    expect(Object.keys(packageJson.scripts), line).toContain(script)
    const options = rest?.match(/--[a-z-]+/g) ?? []
    const folder = existsSync(join(root, `src/cli/repository/${script}.ts`)) ? 'repository' : 'commands'
    const usage = options.length === 0 ? '' : await read(`src/cli/${folder}/${script}.ts`)
    for (const option of options) expect(usage, line).toContain(option)
  }
})

it('uses each action at a version', () => {
  const actions = steps.flatMap(({ uses = [] }) => uses)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+(?:\/[\w-]+)?@v\d+$/)
})
