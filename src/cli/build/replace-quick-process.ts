import { runBuild } from '../commands/build.ts'
import type { BuildRequest } from './load-and-build.ts'

/** Builds what the process that started this one sends, and ends with that process. */
const end = () => process.exit(1)
process.once('disconnect', end)
process.once('message', async (request: Omit<BuildRequest, 'seconds'>) => {
  process.exitCode = await runBuild({ ...request, seconds: () => '' })
  process.off('disconnect', end)
  process.disconnect()
})
