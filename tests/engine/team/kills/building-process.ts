import { runBuild } from '../../../../src/team/server/jobs/run-build.ts'

/** A server that builds a site for as long as it takes, and can be killed. */
const [pages = '', out = ''] = process.argv.slice(2)
const command = new URL('./build-process.ts', import.meta.url)
await runBuild({ command, pages, out, options: ['--slowly'], signal: new AbortController().signal })
