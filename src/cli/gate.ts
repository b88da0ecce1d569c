import { loadOrTell } from './content.ts'
import { describeMade, gateVariables, keepNewPasswords, newPassword } from './gate-passwords.ts'
import { readGatePasswords } from './kept-passwords.ts'
import { readOptions } from './options.ts'
import { root } from './root.ts'

const usage = `Usage: npm run gate -- new | init [--pages DIR]

  new          print a strong password
  init         make the passwords that the protected pages lack, and keep them in .env
  --pages DIR  the content (default: pages)`

/** Helps with the passwords of protected pages. Exit code 0 done, 1 faults in the content, 2 wrong use. */
export async function gate(argv: string[]): Promise<number> {
  const read = readOptions(argv, { pages: { type: 'string', default: 'pages' } }, usage, true)
  if (!read) return 2
  const [action, ...rest] = read.positionals
  if ((action !== 'new' && action !== 'init') || rest.length > 0) {
    console.error(usage)
    return 2
  }
  if (action === 'new') {
    console.log(newPassword())
    return 0
  }
  const site = await loadOrTell(read.values.pages, 'No password was made.')
  if (!site) return 1
  const made = keepNewPasswords(readGatePasswords(gateVariables(site.pages), root, process.env), root)
  console.log(describeMade(made) || 'Every protected page has a password already.')
  return 0
}
