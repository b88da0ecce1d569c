import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

const collections = (field: string) =>
  `cities:\n  description: A city.\n  fields:\n    ${field}: { kind: text, description: Where to park. }\n`

it('the schemas of editors offer a new field after the save', async () => {
  const root = mkdtempSync(join(tmpdir(), 'marquee-schemas-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of ['blocks', 'schema', 'src', 'package.json', 'package-lock.json'])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const data = join(root, 'pages/_data')
  mkdirSync(data, { recursive: true })
  writeFileSync(
    join(data, 'site.yaml'),
    'name: Bikes\nphone: (213) 555-0100\nemail: hi@example.com\norigin: https://bikes.example.org\n',
  )
  const save = (text: string) => writeFileSync(join(data, 'collections.yaml'), text)
  const fields = () =>
    Object.keys(JSON.parse(readFileSync(join(root, '.marquee/cities.json'), 'utf8')).properties as object)

  save(collections('trams'))
  const watching = spawn(process.execPath, ['src/cli/main.ts', 'editor', '--watch'], { cwd: root, stdio: 'pipe' })
  const ended = once(watching, 'exit')
  await once(watching.stdout, 'data')
  expect(fields()).toContain('trams')

  save(collections('parking'))
  await vi.waitFor(() => expect(fields()).toContain('parking'), { timeout: 60_000, interval: 50 })

  watching.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
