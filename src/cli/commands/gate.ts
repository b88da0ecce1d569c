import { Argument } from '@commander-js/extra-typings'
import { projectRoot } from '../../files/roots.ts'
import { describeNewPasswords, gateVariables, newPassword, storeNewPasswords } from '../build/gate-passwords.ts'
import { readGatePasswords } from '../build/stored-passwords.ts'
import { command } from '../options.ts'
import { loadOrReport } from '../support/load-content.ts'

const call = command('gate', 'Manages the passwords of protected pages.').addArgument(
  new Argument(
    '<action>',
    'new: print a strong password; init: generate the missing passwords of protected pages and store them in .env',
  ).choices(['new', 'init']),
)

/** Manages the passwords of protected pages. Exit code 0 done, 1 errors in the content, 2 wrong use. */
export async function gate(argv: string[]): Promise<number> {
  const [action] = call.parse(argv, { from: 'user' }).processedArgs
  if (action === 'new') {
    console.log(newPassword())
    return 0
  }
  const site = await loadOrReport(call.opts().pages, 'No password was generated.')
  if (!site) return 1
  const generated = storeNewPasswords(
    readGatePasswords(gateVariables(site.pages), projectRoot, process.env),
    projectRoot,
  )
  console.log(describeNewPasswords(generated) || 'Every protected page has a password already.')
  return 0
}
