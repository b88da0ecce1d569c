import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diagnosticKinds } from '../../../schema/diagnostics/codes.ts'
import { sectionOf } from '../../../src/cli/support/catalogue.ts'
import { run } from '../../support/run.ts'

const root = join(import.meta.dirname, '../../..')

it('is up to date: every error is in the catalogue with its cause, an example and its fix', async () => {
  const { stdout, status } = await run('catalogue', ['--check'])
  expect({ stdout, status }).toEqual({ stdout: 'docs/diagnostics.md is up to date.\n', status: 0 })
  const text = await readFile(join(root, 'docs/diagnostics.md'), 'utf8')
  for (const [code, { explain }] of Object.entries(diagnosticKinds)) {
    const section = sectionOf(text, code)
    expect(section, code).toContain(explain)
    expect(section, code).toMatch(/```text\n {0,2}\S[\s\S]*?\n {2}\S[\s\S]*?\n```$/)
  }
})
