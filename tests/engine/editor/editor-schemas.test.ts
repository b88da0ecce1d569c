import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../support/run.ts'

const site = 'tests/sites/own-blocks'
const schemas = join(import.meta.dirname, '../../../.marquee', site)
const schema = join(schemas, 'page.json')
const fingerprint = join(schemas, 'fingerprint.json')
// Other commands keep schemas up to date for a site whose schemas were written once.
beforeAll(async () => {
  await mkdir(schemas, { recursive: true })
  await writeFile(fingerprint, '{}')
})

const validate = () => run('validate', ['--pages', site])

describe('the schemas of editors', () => {
  it('are written by `validate` if they are missing or out of date, and not again', async () => {
    await rm(schema, { force: true })
    expect((await validate()).stderr).toBe('')
    expect(existsSync(schema)).toBe(true)

    const { mtimeMs } = statSync(fingerprint)
    await validate()
    expect(statSync(fingerprint).mtimeMs).toBe(mtimeMs)

    await writeFile(fingerprint, JSON.stringify({ key: 'old', names: ['page'] }))
    await writeFile(schema, '{}')
    await validate()
    expect(JSON.parse(readFileSync(schema, 'utf8'))).not.toEqual({})
  })

  it('are written by `build`, even if the build fails', async () => {
    await rm(schema, { force: true })
    // No folder can be created below a file.
    const { status } = await run('build', ['--pages', site, '--no-compress', '--out', 'package.json/dist'])
    expect(status).toBe(1)
    expect(existsSync(schema)).toBe(true)
  })
})
