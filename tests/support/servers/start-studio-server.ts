import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContent } from '../../../src/content/load/load.ts'
import { checkSite } from '../../../src/dev/check-site.ts'
import type { ViewOf } from '../../../src/studio/server/models/content-models.ts'
import { createStudio } from '../../../src/studio/server/studio.ts'

/** Starts the studio's server on a free port, for the folder `pages` of a repository, without the page around it. */
export async function startStudioServer(root: string, viewOf?: ViewOf) {
  let port = 0
  const content = createContent({ root, drafts: true })
  await content.list()
  const studio = await createStudio({
    root,
    pages: 'pages',
    content,
    portOf: () => port,
    async onWritten(paths) {
      for (const path of paths) await content.listChanged(path)
    },
    checkSite,
    ...(viewOf && { viewOf }),
  })
  const server = createServer((request, response) => {
    studio.answer(request, response).then((done) => done || response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  return {
    port,
    /** Checks all pages, as the development server does a while after each edit. */
    check: () => studio.checked(content.assemble()),
    stop(): void {
      studio.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
