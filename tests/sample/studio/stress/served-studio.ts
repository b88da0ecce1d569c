import { startStudioServer } from '../../../support/servers/start-studio-server.ts'

/** The server of the studio over the content of a folder, in a process of its own, which sends its port. */
const [root = '.'] = process.argv.slice(2)
const { port } = await startStudioServer(root)
process.send?.(port)
