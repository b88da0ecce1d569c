import { randomInt } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { commandLine } from '../../../schema/command-line.ts'
import type { Page } from '../../../schema/page.ts'
import { type GatePasswords, gatedPages } from '../../builder/pages/gated-pages.ts'
import { passwordWeakness, wordsOf } from './password-strength.ts'
import { envFile } from './stored-passwords.ts'

/** Letters and digits that nobody confuses with one another, spoken or handwritten. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** A random password of 99 bits, such as `k7mq-x2wd-9ftr-p3hv-8nzc`. */
export const newPassword = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** The environment variables that the protected pages name. */
export const gateVariables = (pages: readonly Page[]) => new Set(gatedPages(pages).map(({ gate }) => gate.password))

/** New passwords for all protected pages, as environment variables, for one run of tests or of a benchmark. */
export const passwordsOfRun = (pages: readonly Page[]): NodeJS.ProcessEnv =>
  Object.fromEntries([...gateVariables(pages)].map((name) => [name, newPassword()]))

/** Generates a password for each variable that has none, stores it in `.env`, and returns the new ones. */
export function storeNewPasswords(passwords: GatePasswords, root: string): Map<string, string> {
  const missing = [...passwords].filter(([, values]) => values.length === 0).map(([name]) => name)
  const generated = new Map(missing.map((name) => [name, newPassword()]))
  const lines = [...generated].map(([name, password]) => `${name}=${password}\n`).join('')
  const file = envFile(root)
  if (lines === '') return generated
  if (!existsSync(file)) writeFileSync(file, lines, { mode: 0o600 })
  else appendFileSync(file, readFileSync(file, 'utf8').endsWith('\n') ? lines : `\n${lines}`)
  return generated
}

/** The message that shows new passwords; empty if there are none. */
export const describeNewPasswords = (passwords: ReadonlyMap<string, string>) =>
  passwords.size === 0
    ? ''
    : [
        'Generated passwords for the protected pages. They are stored in .env (ignored by git) and will not be shown again:',
        '',
        ...[...passwords].map(([name, password]) => `    ${name}=${password}`),
        '',
      ].join('\n')

type PasswordCheck = { pages: readonly Page[]; passwords: GatePasswords; weakPasswords: boolean }

/** Errors about missing and weak passwords, each with a strong password to use instead; empty if there are none. */
export function passwordErrors({ pages, passwords, weakPasswords }: PasswordCheck): string {
  const siteWords = new Set(pages.flatMap(({ title, path }) => wordsOf(`${title} ${path}`)))
  const paths = Map.groupBy(gatedPages(pages), ({ gate }) => gate.password)
  const errors: string[] = []
  for (const [name, values] of passwords) {
    const where = (paths.get(name) ?? []).map(({ path }) => path).join(', ')
    const suggestion = `A strong one, just generated:\n\n    ${name}=${newPassword()}\n`
    if (values.length === 0) errors.push(`${where} is protected, but ${name} holds no password.\n${suggestion}`)
    if (weakPasswords) continue
    for (const password of values) {
      const error = passwordWeakness(password, siteWords)
      if (error) errors.push(`A password in ${name} (${where}) is weak: ${error}\n${suggestion}`)
    }
  }
  if (errors.length === 0) return ''
  const advice = [
    'Put passwords into the environment or into .env. To generate the missing ones and store them in .env:',
    `\n    ${commandLine('gate', 'init')}\n`,
    ...(errors.some((error) => error.includes(' is weak: '))
      ? [`To accept weak passwords: ${commandLine('build', '--weak-passwords')}`]
      : []),
  ]
  return [...errors, ...advice].join('\n')
}
