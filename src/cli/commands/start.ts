import { buildCommand, runBuild } from './build.ts'
import { dataOption, runServe } from './serve.ts'

const call = buildCommand('npm start --', 'Installs what is missing, builds the site and serves it.').addOption(
  dataOption,
)

/**
 * Builds the site, then serves it until it is stopped. Generates missing passwords of protected pages, so that a first
 * start needs no input.
 */
export async function start(argv: string[]): Promise<number> {
  const buildCall = call.parse(argv, { from: 'user' })
  const failed = await runBuild(buildCall, { generatePasswords: true })
  return failed === 0 ? runServe({ ...buildCall.opts(), script: 'npm start', argv }) : failed
}
