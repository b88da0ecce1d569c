import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeNewPasswords, newPassword, storeNewPasswords } from '../../../../src/cli/build/gate-passwords.ts'
import { passwordWeakness } from '../../../../src/cli/build/password-strength.ts'
import { readGatePasswords } from '../../../../src/cli/build/stored-passwords.ts'
import { run } from '../../../support/run.ts'

const root = join(import.meta.dirname, '../../../..')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-gate-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('passwords of protected pages', () => {
  it('are read from the environment, then from .env, and a comma separates several', async () => {
    await writeFile(join(folder, '.env'), 'GATE_A=kept\nGATE_B="one, two ,"\nGATE_C=\n')
    const read = readGatePasswords(['GATE_A', 'GATE_B', 'GATE_C'], folder, { GATE_A: 'set' })
    expect(Object.fromEntries(read)).toEqual({ GATE_A: ['set'], GATE_B: ['one', 'two'], GATE_C: [] })
  })

  it('are created once if they are missing, appended to .env, and shown', async () => {
    await writeFile(join(folder, '.env'), 'PORT=4000')
    const missing = () => readGatePasswords(['GATE_A', 'GATE_B'], folder, { GATE_B: 'there' })
    const passwords = storeNewPasswords(missing(), folder)
    expect([...passwords.keys()]).toEqual(['GATE_A'])
    expect(describeNewPasswords(passwords)).toContain(`GATE_A=${passwords.get('GATE_A')}`)
    expect(await readFile(join(folder, '.env'), 'utf8')).toBe(`PORT=4000\nGATE_A=${passwords.get('GATE_A')}\n`)
    expect(missing().get('GATE_A')).toEqual([passwords.get('GATE_A')])
    expect(describeNewPasswords(storeNewPasswords(missing(), folder))).toBe('')
  })

  it('are in a file that others on the machine cannot read', async () => {
    storeNewPasswords(new Map([['GATE_A', []]]), folder)
    expect((await stat(join(folder, '.env'))).mode & 0o077).toBe(0)
  })
})

describe('the strength of a password', () => {
  const siteWords = new Set(['lime', 'event', 'staffing', 'chicago'])

  it('is enough in passwords that are created', () => {
    const passwords = Array.from({ length: 20 }, newPassword)
    expect(new Set(passwords).size).toBe(20)
    for (const password of passwords) {
      expect(password).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){4}$/)
      expect(passwordWeakness(password, siteWords)).toBeUndefined()
    }
  })

  it.each(['bracket umbrella violin thursday', 'x$9!kQ#2vL&7mT'])('is enough in `%s`', (password) => {
    expect(passwordWeakness(password, siteWords)).toBeUndefined()
  })

  it.each([
    'staff2026',
    'Chicago-2026!',
    'passwordpassword',
    'aaaaaaaaaaaaaaaaaaaa',
    'qwertyuiopasdfghjkl',
    'letmein letmein letmein',
    'Lime Event Staffing Chicago 2026',
    'Chicago-2026-Gala-2027',
    '12345678901234567890',
  ])('is too low in `%s`', (password) => {
    expect(passwordWeakness(password, siteWords)).toMatch(/are the least\.$/)
  })
})

describe('a build with a protected page', () => {
  const variable = 'GATE_NOWHERE_SET'
  const build = (env: Record<string, string>) =>
    run('build', ['--pages', join(folder, 'pages'), '--out', join(folder, 'dist')], { env })

  beforeEach(async () => {
    const pages = join(folder, 'pages')
    await mkdir(pages)
    await cp(join(root, 'tests/engine/errors/_shared'), join(pages, '_data'), { recursive: true })
    await writeFile(
      join(pages, 'rota.yaml'),
      `title: Rota\ndescription: A page for the crew alone, with words that are long enough.\ngate: { password: ${variable}, remember: rota-auth }\nblocks:\n  - type: page-title\n    title: The rota\n`,
    )
  })

  it('refuses a missing password, suggests a strong one, and writes nothing', async () => {
    const { status, stderr } = await build({})
    expect(status).toBe(1)
    expect(stderr).toContain(`/rota is protected, but ${variable} holds no password.`)
    const [, offered = ''] = stderr.match(new RegExp(`${variable}=(\\S+)`)) ?? []
    expect(passwordWeakness(offered, new Set())).toBeUndefined()
    expect(stderr).toMatch(/npm run gate -- --site \S+ init/)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(await readdir(folder)).toEqual(['pages'])
  })

  it('refuses a weak password without showing it, and says how to use it anyway', async () => {
    const { status, stderr } = await build({ [variable]: `${newPassword()}, hunter2` })
    expect(status).toBe(1)
    expect(stderr).toContain(`A password in ${variable} (/rota) is weak: it has 7 characters, and 14 are the least.`)
    expect(stderr).toMatch(/npm run build -- --site \S+ --weak-passwords/)
    expect(stderr).not.toContain('hunter2')
  })
})
