import { buildCommand, runBuild } from './build.ts'
import { dataOption, runServe } from './serve.ts'

const call = buildCommand('npm start --', 'Installs what is missing, builds the site and serves it.').addOption(
  dataOption,
)

/**
 * Builds the site, then serves it until it is told to stop. A first start needs nothing typed: passwords of protected
 * pages that are missing are made.
 */
export async function start(argv: string[]): Promise<number> {
  const asked = call.parse(argv, { from: 'user' })
  const failed = await runBuild(asked, { makePasswords: true })
  return failed === 0 ? runServe(asked.opts()) : failed
}
