import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from '../../../../schema/edit.ts'
import type { EditRequest, EditResult } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { freePort } from '../../../support/servers/free-port.ts'

/** What a tab asks of the studio at this address. */
async function tabAt(url: string) {
  const shell = await (await fetch(`${url}/studio/`)).text()
  const token = /name="studio-token" content="(\w+)"/.exec(shell)?.[1] ?? ''
  const headers = { 'content-type': 'application/json', 'x-studio-token': token }
  async function call<Result>(name: string, body: object = {}): Promise<Result> {
    const response = await fetch(`${url}/@studio/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as Result
  }
  return {
    page: (address: string) => call<PageModel>('page', { address }),
    edit: (request: EditRequest) => call<EditResult>('edit', request),
    undo: () => call<EditResult>('undo'),
  }
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

/** A server of the studio that can be killed, and what a tab asks of it. */
export async function startStudioProcess(root: string) {
  const server = fork(join(import.meta.dirname, 'served-studio.ts'), [root])
  const [port] = await once(server, 'message')
  return { ...(await tabAt(`http://localhost:${port}`)), kill: () => kill(server) }
}

/** The same of the command that people start. */
export async function startStudioCommand(pages: string) {
  const port = await freePort()
  const server = spawn(process.execPath, ['src/cli/main.ts', 'studio', '--site', pages], {
    env: { ...process.env, PORT: String(port), BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ready = Promise.withResolvers<void>()
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      printed += text
      if (printed.includes('/studio/')) ready.resolve()
    })
  server.once('exit', () => ready.reject(new Error(printed)))
  await ready.promise
  return { ...(await tabAt(`http://localhost:${port}`)), printed: () => printed, kill: () => kill(server) }
}

/** A content folder with three pages, each with a headline. */
export function smallSite(root: string, names: readonly string[]): void {
  mkdirSync(join(root, 'pages'), { recursive: true })
  cpSync('tests/engine/errors/_shared', join(root, 'pages/_data'), { recursive: true })
  for (const name of names)
    writeFileSync(
      join(root, 'pages', `${name}.yaml`),
      `# ${name}\ntitle: ${name}\ndescription: The page ${name} in one or two plain sentences that search engines can show in full.\nblocks:\n  - type: hero\n    eyebrow: None\n    title: None\n    intro: None\n    image: { name: home/hero, alt: A stage }\n`,
    )
}

export const setField = (field: string, value: string): Edit => ({
  kind: 'set',
  path: ['blocks', 0, field],
  value,
})
