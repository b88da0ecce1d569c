import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { GatePasswords } from '../../builder/pages/gated-pages.ts'
import { normalPassword } from '../../gate/keys.ts'

/** Where commands store generated passwords. Git ignores the file. */
export const envFile = (root: string) => join(root, '.env')

type Env = Readonly<Record<string, string | undefined>>

/** Passwords by variable: from the environment, or from `.env` if the environment has none. */
export function readGatePasswords(variables: Iterable<string>, root: string, env: Env): GatePasswords {
  const file = envFile(root)
  const kept: Env = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return new Map([...variables].map((name) => [name, splitPasswords(env[name] || kept[name] || '')]))
}

/** One variable may hold several passwords, separated by commas. */
const splitPasswords = (text: string) =>
  text
    .split(',')
    .map(normalPassword)
    .filter((password) => password !== '')
