import { request } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ViewOf } from '../../../src/studio/server/models/content-models.ts'
import type { FrameView } from '../../../src/studio/wire/page.ts'
import { startStudioServer } from '../../support/servers/start-studio-server.ts'
import { contentFolder } from '../content/folder.ts'

type Headers = Record<string, string>
type Sent = { method?: string; path: string; headers?: Headers; body?: string | Buffer }

/** The studio of a content folder with these files, on a port of its own. `prepare` runs before it starts. */
export async function startStudio(files: Record<string, string>, prepare?: (root: string) => Promise<void>) {
  const folder = await contentFolder(files)
  await prepare?.(folder.root)
  return { ...folder, ...(await serveStudio(folder.root)) }
}

/** The studio of the content folder `pages` of a repository, on a port of its own, for a test. `viewOf` renders a page. */
export async function serveStudio(root: string, viewOf: ViewOf = async ({ title }) => ({ title }) as FrameView) {
  const { port, check, stop } = await startStudioServer(root, viewOf)
  onTestFinished(stop)

  /** Sends a request with these headers and no others: `fetch` would not let a test set all of them. */
  const send = ({ method = 'GET', path, headers = {}, body }: Sent) =>
    new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
      const outgoing = request({
        // The server closes a connection that is idle for long, maybe just when another request goes out.
        agent: false,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host: `localhost:${port}`, ...headers },
      })
      outgoing.once('error', reject)
      outgoing.once('response', async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve({ status: response.statusCode ?? 0, headers: response.headers as Headers, text })
      })
      outgoing.end(body)
    })
  const shell = await send({ path: '/studio/' })
  const token = /name="studio-token" content="([0-9a-f]{32})"/.exec(shell.text)?.[1] ?? ''
  const allowed = { 'content-type': 'application/json', 'x-studio-token': token }
  return {
    pathOf: (name: string) => join(root, 'pages', name),
    port,
    check,
    token,
    allowed,
    send,
    /** A call of the shell, with what it answers. */
    async call<Result>(name: string, body: object = {}): Promise<Result> {
      const { text } = await send({
        method: 'POST',
        path: `/@studio/${name}`,
        headers: allowed,
        body: JSON.stringify(body),
      })
      return JSON.parse(text)
    },
    /** A call that may say what it does: the last line of its answer, and the lines before it. */
    async publish<Result>(name: string, body: object = {}): Promise<{ result: Result; steps: string[] }> {
      const path = `/@studio/${name}`
      const { text } = await send({ method: 'POST', path, headers: allowed, body: JSON.stringify(body) })
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      return { result: lines.at(-1), steps: lines.slice(0, -1).map(({ step }) => step) }
    },
  }
}
