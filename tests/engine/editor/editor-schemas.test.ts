import { existsSync, readFileSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../support/run.ts'

const root = join(import.meta.dirname, '../../..')
const schema = join(root, '.marquee/page.json')
const fingerprint = join(root, '.marquee/fingerprint.json')
const validate = () => run('validate', ['pages/404.yaml'])

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
    const { status } = await run('build', ['--no-compress', '--out', 'package.json/dist'])
    expect(status).toBe(1)
    expect(existsSync(schema)).toBe(true)
  })
})
