import { describe, expect, it, vi } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { commandList } from '../../../src/cli/command-list.ts'
import { commands } from '../../../src/cli/commands.ts'
import { runCommand } from '../../../src/cli/run-command.ts'

async function run(name: string, ...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text) => void out.push(text))
  const error = vi.spyOn(console, 'error').mockImplementation((text) => void err.push(text))
  const load = commands[name]
  try {
    const code = load && (await runCommand(await load(), args))
    return { code, out: out.join('\n'), err: err.join('\n') }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

it('has a command for each script that runs one', () => {
  const named = Object.values(packageJson.scripts).flatMap((script) => script.match(/setup\.mjs (\S+)/)?.[1] ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !commands[name])).toEqual([])
})

it('says in the help of all commands what each does', () => {
  const lines = commandList(Object.keys(commands))
    .split('\n')
    .filter((line) => line.startsWith('  '))
  expect(lines).toHaveLength(Object.keys(commands).length)
  expect(
    lines.filter((line) => !/^ {2}[a-z-]+ +[a-z]\S* .*|^ {2}bench +measures$/.test(line) || line.includes('undefined')),
  ).toEqual([])
})

describe.each(Object.keys(commands))('%s', (name) => {
  it.each(['--help', '-h'])('prints the usage for %s', async (option) => {
    const { code, out, err } = await run(name, option)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^Usage: (npm|node) .*${name}`))
    expect(out).toContain('-h, --help')
  })

  it('suggests the option that was meant', async () => {
    const { code, out, err } = await run(name, '--hepl')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain("error: unknown option '--hepl'\n(Did you mean --help?)")
    expect(err).toContain('Usage: ')
  })
})
