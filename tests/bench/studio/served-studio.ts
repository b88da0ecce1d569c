import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContent } from '../../../src/content/load/load.ts'
import { createStudio } from '../../../src/studio/server/studio.ts'

/** The server of the studio over the content of a folder, in a process of its own, which sends its port. */
const [root = '.'] = process.argv.slice(2)
let port = 0
const content = createContent({ root, drafts: true })
await content.list()
const studio = await createStudio({
  root,
  pages: 'pages',
  content,
  portOf: () => port,
  onWritten: async () => undefined,
})
const server = createServer((request, response) => void studio.answer(request, response)).listen(0, '127.0.0.1')
server.once('listening', () => {
  port = (server.address() as AddressInfo).port
  process.send?.(port)
})
