import { randomInt } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '../../../blocks/page.ts'
import { type GatePasswords, gatedPages } from '../../builder/pages/gated-pages.ts'
import { passwordFault } from './password-strength.ts'
import { envFile } from './stored-passwords.ts'

/** Letters and digits that nobody mistakes for one another, read out or written down. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** A random password of 99 bits, such as `k7mq-x2wd-9ftr-p3hv-8nzc`. */
export const newPassword = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** Variables that the protected pages name. */
export const gateVariables = (pages: readonly Page[]) => new Set(gatedPages(pages).map(({ gate }) => gate.password))

/** New passwords for all protected pages, as environment variables, for one run of tests or of a benchmark. */
export const passwordsOfRun = (pages: readonly Page[]): NodeJS.ProcessEnv =>
  Object.fromEntries([...gateVariables(pages)].map((name) => [name, newPassword()]))

/** Makes a password for each variable without one, keeps it in `.env`, and gives what was made. */
export function keepNewPasswords(passwords: GatePasswords, root: string): Map<string, string> {
  const missing = [...passwords].filter(([, known]) => known.length === 0).map(([name]) => name)
  const made = new Map(missing.map((name) => [name, newPassword()]))
  const lines = [...made].map(([name, password]) => `${name}=${password}\n`).join('')
  const file = envFile(root)
  if (lines === '') return made
  if (!existsSync(file)) writeFileSync(file, lines, { mode: 0o600 })
  else appendFileSync(file, readFileSync(file, 'utf8').endsWith('\n') ? lines : `\n${lines}`)
  return made
}

/** Says once what was made. */
export const describeMade = (made: ReadonlyMap<string, string>) =>
  made.size === 0
    ? ''
    : [
        'Passwords of protected pages were made. They are kept in .env, which git ignores, and shown only now:',
        '',
        ...[...made].map(([name, password]) => `    ${name}=${password}`),
        '',
      ].join('\n')

/** What is wrong with the passwords in words, with strong ones to take instead; empty where nothing is. */
export async function gateErrors(pages: readonly Page[], passwords: GatePasswords, takeWeak: boolean): Promise<string> {
  const paths = Map.groupBy(gatedPages(pages), ({ gate }) => gate.password)
  const faults: string[] = []
  for (const [name, known] of passwords) {
    const where = (paths.get(name) ?? []).map(({ path }) => path).join(', ')
    const offer = `A strong one, made just now:\n\n    ${name}=${newPassword()}\n`
    if (known.length === 0) faults.push(`${where} is protected, but ${name} holds no password.\n${offer}`)
    if (takeWeak) continue
    for (const password of known) {
      const fault = await passwordFault(password)
      if (fault) faults.push(`A password in ${name} (${where}) is weak: ${fault}\n${offer}`)
    }
  }
  if (faults.length === 0) return ''
  const ways = [
    'Put passwords into the environment or into .env. To have the missing ones made and kept in .env:',
    '\n    npm run gate -- init\n',
    ...(faults.some((fault) => fault.includes(' is weak: '))
      ? ['To take weak ones all the same: npm run build -- --weak-passwords']
      : []),
  ]
  return [...faults, ...ways].join('\n')
}
