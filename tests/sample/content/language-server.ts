import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'

/** An error as an editor underlines it; lines and columns are from 0. */
export type Underlined = { message: string; range: { start: { line: number; character: number } } }
type Message = { id?: number; method?: string; params?: unknown; result?: unknown }

const require = createRequire(import.meta.url)
const program = require.resolve('yaml-language-server/bin/yaml-language-server')

/** Messages of the language server protocol: each has its length in front of it. */
function onMessages(stream: Readable, take: (message: Message) => void): void {
  let held = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    held = Buffer.concat([held, chunk])
    for (;;) {
      const head = held.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/i.exec(held.toString('latin1', 0, Math.max(head, 0)))?.[1])
      if (head === -1 || held.length < head + 4 + length) return
      take(JSON.parse(held.toString('utf8', head + 4, head + 4 + length)) as Message)
      held = held.subarray(head + 4 + length)
    }
  })
}

/** The language server that editors run, called as an editor calls it. `schemas` is the setting `yaml.schemas`. */
export class LanguageServer {
  readonly root: string
  readonly #schemas: Record<string, string[]>
  readonly #process: ChildProcessByStdio<Writable, Readable, null>
  readonly #waiting = new Map<number, (result: unknown) => void>()
  readonly #underlined = new Map<string, (found: Underlined[]) => void>()
  #last = 0

  constructor(root: string, schemas: Record<string, string[]>) {
    this.root = root
    this.#schemas = schemas
    this.#process = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
    onMessages(this.#process.stdout, (message) => this.#take(message))
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }

  #take({ id, method, params, result }: Message): void {
    if (method === 'workspace/configuration') {
      const { items } = params as { items: { section: string }[] }
      const yaml = {
        schemas: this.#schemas,
        validate: true,
        hover: true,
        completion: true,
        schemaStore: { enable: false },
      }
      this.#send({ id, result: items.map(({ section }) => (section === 'yaml' ? yaml : {})) })
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Underlined[] }
      this.#underlined.get(uri)?.(diagnostics)
      this.#underlined.delete(uri)
    } else if (method !== undefined && id !== undefined) this.#send({ id, result: null })
    else if (id !== undefined) {
      this.#waiting.get(id)?.(result)
      this.#waiting.delete(id)
    }
  }

  #ask(method: string, params: object): Promise<unknown> {
    this.#last += 1
    const id = this.#last
    this.#send({ id, method, params })
    return new Promise((done) => this.#waiting.set(id, done))
  }

  uriOf(file: string): string {
    return pathToFileURL(join(this.root, file)).href
  }

  async start(): Promise<void> {
    const uri = pathToFileURL(this.root).href
    await this.#ask('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'site' }],
      capabilities: { workspace: { configuration: true, workspaceFolders: true } },
    })
    this.#send({ method: 'initialized', params: {} })
    this.#send({ method: 'workspace/didChangeConfiguration', params: { settings: {} } })
  }

  /** Opens a file with a text, each file once, and gives what is underlined in it. */
  async open(file: string, text: string): Promise<Underlined[]> {
    const uri = this.uriOf(file)
    const found = new Promise<Underlined[]>((done) => this.#underlined.set(uri, done))
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    })
    return found
  }

  /** What is offered at a place. */
  async completion(file: string, line: number, character: number): Promise<string[]> {
    const found = await this.#ask('textDocument/completion', {
      textDocument: { uri: this.uriOf(file) },
      position: { line, character },
    })
    return (found as { items: { label: string }[] }).items.map(({ label }) => label)
  }

  /** What is said of a place. */
  async hover(file: string, line: number, character: number): Promise<string> {
    const found = await this.#ask('textDocument/hover', {
      textDocument: { uri: this.uriOf(file) },
      position: { line, character },
    })
    return JSON.stringify((found as { contents?: unknown } | null)?.contents ?? '')
  }

  stop(): void {
    this.#process.kill()
  }
}
