import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { read, WrongValue } from '../../../studio/wire/read-calls.ts'
import { firstLanguage } from '../../../studio/words/languages.ts'
import { barDoneSchema, hereRequestSchema } from '../../bar-wire.ts'
import { ownPath } from '../../own-path.ts'
import type { ProblemCode } from '../../wire.ts'
import { languages } from '../../words/languages.ts'
import { workspaceOrigin } from '../hosts.ts'
import { Problem } from '../problem.ts'
import { resolve } from '../review/comments.ts'
import { readCookie, setCookie } from '../sign-in/cookies.ts'
import { type Person, personOfSession, sessionSeconds } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { type Need, neededFor } from './allowed-requests.ts'
import { barOf } from './bar.ts'
import { barCommentsPath, barDonePath, barPath, barScript } from './bar-addresses.ts'
import { barCommentsOf } from './bar-comments.ts'
import { createOpenRequests } from './open-requests.ts'
import { enterPath, enterWorkspace, openOne } from './open-workspace.ts'
import { fromStudio, toStudio } from './passed-headers.ts'
import { createPresence } from './presence.ts'
import { mayWrite, noteChange, saveWorkspace, studiosOf, type Workspace } from './workspaces.ts'

/** At which a tab waits for changes. It is no work: a tab that is open does not keep a studio running. */
const waiting = '/@studio/changes'

/** At which a studio merges what was published. The files are saved before it, and after it with what they rest on. */
const updating = '/@studio/update'

/** How long such a request waits where the studio rests, in milliseconds, and its largest body, in bytes. */
const restMs = 20_000
const maxWaitingBytes = 10_000

type Asked = { team: Team; id: number; request: IncomingMessage; response: ServerResponse }
type Allowed = Asked & { person: Person; secret: string; workspace: Workspace; need: Need }

/**
 * Answers requests at the hosts of workspaces: it lets in whoever has a ticket, asks for the session and the role at each
 * request, and passes on to the studio of the workspace what is listed, and nothing else.
 */
export function createWorkspaceHost(team: Team, scripts: () => Promise<ReadonlyMap<string, string>>) {
  const open = createOpenRequests(team)
  const presence = createPresence({ now: team.now, isConnected: open.isConnected })

  async function answer(asked: Asked): Promise<void> {
    const { id, request, response } = asked
    if (request.method === 'GET' && request.url?.startsWith(`${enterPath}?ticket=`)) return enter(asked)
    const { url = '', method = '', headers } = request
    const secret = readCookie(headers.cookie, 'session')
    const person = await personOfSession(team.database, secret, team.now(), id)
    if (!person || secret === undefined) throw new Problem('signedOut')
    const workspace = await openOne(team, id, 'workspaceRemoved')
    if (method === 'GET' && url === barScript)
      return sendOwn(response, 'text/javascript', (await scripts()).get('bar.js') ?? '')
    if (method === 'POST') checkPage(request, workspaceOrigin(team.settings.origin, id))
    if (method === 'POST' && url === barPath) return answerBar(asked, person, workspace)
    if (method === 'POST' && url === barCommentsPath) return answerComments(asked, person, workspace)
    if (method === 'POST' && url === barDonePath) return answerDone(asked, person)
    const need = neededFor(method, url)
    if (need === undefined) throw new Problem('notFound')
    if (need === 'write') checkWriter(workspace, person)
    await passOn({ ...asked, person, secret, workspace, need })
  }

  /** Notes where a tab is, and answers what its bar says. */
  async function answerBar({ id, request, response }: Asked, person: Person, workspace: Workspace): Promise<void> {
    const here = read(hereRequestSchema, JSON.parse((await readSmall(request)).toString('utf8')), 'The request')
    presence.note(person.id, id, here)
    const words = wordsFor(request)
    const said = await barOf(team, { workspace, person, page: here.page, words, tabs: presence.tabs() })
    sendOwn(response, 'application/json', JSON.stringify(said))
  }

  async function answerComments({ request, response }: Asked, person: Person, workspace: Workspace): Promise<void> {
    const listed = await barCommentsOf(team, { workspace, person, words: wordsFor(request) })
    sendOwn(response, 'application/json', JSON.stringify(listed))
  }

  async function answerDone({ id, request, response }: Asked, person: Person): Promise<void> {
    const { comment } = read(barDoneSchema, JSON.parse((await readSmall(request)).toString('utf8')), 'The request')
    await resolve(team, { person, id, comment, isResolved: true })
    sendOwn(response, 'application/json', '{}')
  }

  async function enter({ id, request, response }: Asked): Promise<void> {
    const { searchParams } = new URL(request.url ?? '', 'http://workspace')
    const ticket = searchParams.get('ticket') ?? ''
    const agent = request.headers['user-agent'] ?? ''
    const secret = await enterWorkspace(team, { ticket, workspace: id, agent })
    const location =
      secret === undefined ? `${team.settings.origin}/workspaces` : `/studio${ownPath(searchParams.get('page'))}`
    response.writeHead(303, {
      ...ownHeaders,
      location,
      ...(secret !== undefined && { 'set-cookie': setCookie('session', secret, sessionSeconds) }),
    })
    response.end()
  }

  async function passOn(allowed: Allowed): Promise<void> {
    const { id, request, response, person, secret, need } = allowed
    const isWaiting = request.url === waiting
    const body = isWaiting ? await readSmall(request) : undefined
    const removed = open.add({ secret, workspace: id, person: person.id, end: () => response.destroy() })
    response.once('close', removed)
    if (isWaiting && !team.studios?.isRunning(id)) return rest(response, body)
    const port = await studiosOf(team).portOf(id)
    // Whoever was removed while it started does not go on.
    if (response.destroyed) return
    // At once: a studio that nobody asks may be stopped.
    if (!isWaiting) response.once('close', studiosOf(team).asked(id))
    const isUpdate = request.url === updating
    if (isUpdate) {
      await team.checkouts?.latest()
      await saveWorkspace(team, id)
    }
    await send({ ...allowed, port, body, isWaiting })
    if (isUpdate) await saveWorkspace(team, id)
    if (need === 'write' && studiosOf(team).wrote(id)) await noteChange(team, id, person.id)
  }

  return {
    answer(id: number, request: IncomingMessage, response: ServerResponse): void {
      answer({ team, id, request, response }).catch((error: unknown) => refuse({ team, id, request, response }, error))
    },
    close: open.close,
  }
}

function checkWriter(workspace: Workspace, person: Person): void {
  if (!mayWrite(workspace, person)) throw new Problem('notWriter')
}

/** The body of a request. The studio begins when it has the last part, which waits for whether this person still may write. */
async function* bodyOf({ team, id, request, person, need }: Allowed): AsyncGenerator<Buffer> {
  let last: Buffer | undefined
  // A studio that does not want the rest still answers.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (last) yield last
    last = part as Buffer
  }
  if (need === 'write') checkWriter(await openOne(team, id, 'workspaceRemoved'), person)
  if (last) yield last
}

const wordsFor = ({ headers }: IncomingMessage) =>
  languages[firstLanguage((headers['accept-language'] ?? '').split(/[,;]/))]

function sendOwn(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { ...ownHeaders, 'content-type': `${type}; charset=utf-8` }).end(text)
}

/** Refuses what was not sent by a page of this very workspace: its siblings are of the same site. */
function checkPage({ headers }: IncomingMessage, origin: string): void {
  const { origin: sender, 'sec-fetch-site': site = 'same-origin' } = headers
  if (sender !== origin || site !== 'same-origin') throw new Problem('elsewhere')
}

type Sending = Allowed & { port: number; body: Buffer | undefined; isWaiting: boolean }

/** Sends a request to a studio, and its answer to the browser. Resolves when the answer has begun. */
function send({ port, body, isWaiting, ...allowed }: Sending): Promise<void> {
  const { request, response } = allowed
  return new Promise((resolve, reject) => {
    const outgoing = ask({
      // A connection of its own: the studio may end one that rests at the moment when the next request goes out on it.
      agent: false,
      host: 'localhost',
      port,
      method: request.method,
      path: request.url,
      headers: toStudio(request.headers, port),
    })
    response.once('close', () => outgoing.destroy())
    outgoing.once('response', (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, fromStudio(incoming.headers))
      incoming.pipe(response)
      incoming.once('error', () => response.destroy())
      resolve()
    })
    outgoing.once('error', () => {
      if (response.headersSent || response.destroyed) return resolve()
      if (!isWaiting) return reject(new Problem('notStarted'))
      // The studio was stopped meanwhile.
      rest(response, body).then(resolve, reject)
    })
    if (body !== undefined) return void outgoing.end(body)
    const parts = Readable.from(bodyOf(allowed))
    parts.once('error', (error) => {
      reject(error)
      outgoing.destroy()
    })
    parts.pipe(outgoing)
  })
}

/** Answers a tab that waits for changes of a studio that rests: there are none, and the tab asks again. */
async function rest(response: ServerResponse, body: Buffer | undefined): Promise<void> {
  const { since }: { since?: unknown } = JSON.parse(body?.toString('utf8') || '{}')
  await setTimeout(restMs, undefined, { ref: false })
  if (response.destroyed) return
  response.writeHead(200, { ...ownHeaders, 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ revision: typeof since === 'number' ? since : 0 }))
}

async function readSmall(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > maxWaitingBytes) throw new Problem('wrongRequest')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

const ownHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** From which a page leads to the list of workspaces: there one signs in, or brings back what was removed. */
const leadsBack: readonly ProblemCode[] = ['signedOut', 'workspaceRemoved']

const isPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-dest'] !== 'empty' && headers.accept?.includes('text/html') === true

/** Says why a request is refused, as the studio says it, in the language of the browser. */
function refuse({ team, request, response }: Asked, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  const code: ProblemCode =
    error instanceof Problem
      ? error.code
      : error instanceof SyntaxError || error instanceof WrongValue
        ? 'wrongRequest'
        : 'failed'
  if (code === 'failed') console.error('A request to a workspace failed:', error)
  if (leadsBack.includes(code) && isPage(request))
    return void response.writeHead(303, { ...ownHeaders, location: `${team.settings.origin}/workspaces` }).end()
  const { status } = new Problem(code)
  const words = wordsFor(request)
  response.writeHead(status, { ...ownHeaders, 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ message: words.problems[code] }))
}
