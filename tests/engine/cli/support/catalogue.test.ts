import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diagnosticKinds } from '../../../../schema/diagnostics/codes.ts'
import { groupsIn } from '../../../../src/cli/support/catalogue/block-docs.ts'
import { sectionOf } from '../../../../src/cli/support/catalogue/catalogue.ts'
import { run } from '../../../support/run.ts'

const root = join(import.meta.dirname, '../../../..')

it('is up to date: every error is in the catalogue with its cause, an example and its fix', async () => {
  const { stdout, status } = await run('catalogue', ['--check'])
  expect({ stdout, status }).toEqual({
    stdout: 'docs/diagnostics.md is up to date.\ndocs/blocks.md is up to date.\n',
    status: 0,
  })
  const text = await readFile(join(root, 'docs/diagnostics.md'), 'utf8')
  for (const [code, { explain }] of Object.entries(diagnosticKinds)) {
    const section = sectionOf(text, code)
    expect(section, code).toContain(explain)
    expect(section, code).toMatch(/```text\n {0,2}\S[\s\S]*?\n {2}\S[\s\S]*?\n```$/)
  }
})

it('has every name of the public API with its comment, and for each group an example that uses one of its names', async () => {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const text = await readFile(join(root, 'docs/blocks.md'), 'utf8')
  for (const file of Object.values(exports)) {
    const code = await readFile(join(root, file), 'utf8')
    const { groups } = groupsIn(code)
    for (const { heading, example, exported } of groups) {
      for (const { name } of exported) expect(text).toMatch(new RegExp(`^- \`${name}\`: [A-Z\`].{9,}$`, 'm'))
      expect(
        exported.some(({ name }) => new RegExp(`\\b${name}\\b`).test(example)),
        heading,
      ).toBe(true)
      expect(text).toContain(example)
    }
  }
})
