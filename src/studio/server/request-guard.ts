import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { say } from '../words/say.ts'
import { maxFileBytes } from './uploads/file-kind.ts'

/** The header in which the shell sends its token. */
const tokenHeader = 'x-studio-token'

/** The largest body of a request, in bytes. */
const maxBodyBytes = 1_000_000

/** Why a request was refused, with its HTTP status. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Names that always resolve to this machine. */
const localNames = ['localhost', '127.0.0.1', '[::1]']

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Refuses requests that do not come from the shell of this server. Any page that a browser has open can send requests
 * to localhost, so the guard checks the name that the browser resolved (`Host`), the page that sends (`Origin`,
 * `Sec-Fetch-Site`), and the token of the repository, which only the document of the shell has.
 */
export function createRequestGuard(portOf: () => number, token: string) {
  const hosts = () => localNames.map((name) => `${name}:${portOf()}`)

  function checkHost({ headers }: IncomingMessage): void {
    if (!hosts().includes(headers.host ?? '')) throw new RequestRefused(403, 'This host is not the studio.')
    const { origin } = headers
    if (origin !== undefined && origin !== `http://${headers.host}`)
      throw new RequestRefused(403, 'Only the studio itself may ask.')
  }

  return {
    token,
    /** The document of the shell: only for a tab of the browser, since it carries the token. */
    checkDocument(request: IncomingMessage): void {
      checkHost(request)
      const { 'sec-fetch-dest': destination = 'document', origin } = request.headers
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new RequestRefused(405, 'Only GET is allowed.')
      if (destination !== 'document' || origin !== undefined)
        throw new RequestRefused(403, 'The studio opens in a tab of its own.')
    },
    /** A request of the shell, whose body is JSON, or for an upload a file. */
    checkCall(request: IncomingMessage, type: 'JSON' | 'files' = 'JSON'): void {
      checkHost(request)
      const { headers, method } = request
      if (method !== 'POST') throw new RequestRefused(405, 'Only POST is allowed.')
      if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
        throw new RequestRefused(403, 'Only the studio itself may ask.')
      if (!isEqual(String(headers[tokenHeader] ?? ''), token))
        throw new RequestRefused(401, say().server.edits.otherTab)
      // Which files are stored depends on their bytes.
      const [given = ''] = headers['content-type']?.split(';') ?? []
      if (
        !(type === 'JSON'
          ? given === 'application/json'
          : /^(?:image|video)\/[\w.+-]+$|^application\/(?:pdf|octet-stream)$/.test(given))
      )
        throw new RequestRefused(415, `Only ${type} ${type === 'JSON' ? 'is' : 'are'} accepted.`)
    },
  }
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > maxBytes) throw new RequestRefused(413, say().server.uploads.tooLargeToSend(maxBytes / 1_000_000))
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** The file in a request. */
export const readFileOf = (request: IncomingMessage): Promise<Buffer> => readBody(request, maxFileBytes)

/** Deeper than any content; code that follows a value downwards needs stack for each level. */
const maxDepth = 100

/** The JSON in the body of a request. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBody(request, maxBodyBytes)).toString('utf8')
  if (depthOf(text) > maxDepth) throw new RequestRefused(400, `The request is nested deeper than ${maxDepth} levels.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestRefused(400, 'The request is not JSON.')
  }
}

/** How many lists and objects of a JSON text are within each other at most. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth--
  }
  return deepest
}
