import { isQuickRelease } from '../../builder/release/publish.ts'
import { replaceInBackground } from '../build/replace-quick.ts'
import { describePortInUse, isPortTaken } from '../support/port-in-use.ts'
import { underRoot } from '../support/root.ts'
import { buildCommand, readRequest, runBuild } from './build.ts'
import { dataOption, readPort, runServe } from './serve.ts'

const call = buildCommand('start', 'Installs what is missing, builds the site and serves it.').addOption(dataOption)

/**
 * Builds a quick release, unless a whole one is up to date, and serves it until it is stopped. Meanwhile a whole build
 * replaces it. Generates missing passwords of protected pages, so that a first start needs no input.
 */
export async function start(argv: string[]): Promise<number> {
  const buildCall = call.parse(argv, { from: 'user' })
  const port = readPort(process.env['PORT'])
  // Building takes long, and would be in vain.
  if (port !== undefined && (await isPortTaken(port))) {
    console.error(describePortInUse(port, { ...buildCall.opts(), name: 'start', argv }))
    return 1
  }
  const request = { ...readRequest(buildCall), isQuick: true, generatePasswords: true }
  const failed = await runBuild(request, buildCall.opts().report)
  if (failed !== 0) return failed
  const isQuick = await isQuickRelease(underRoot(request.out))
  const stopping = new AbortController()
  const onReady = () => {
    if (isQuick) replaceInBackground(request, stopping.signal)
  }
  try {
    return await runServe({ ...buildCall.opts(), name: 'start', argv }, onReady)
  } finally {
    stopping.abort()
  }
}
