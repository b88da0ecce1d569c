import { type Answers, type CallName, type Requests, type Uploaded, uploadedSchema } from '../wire/calls.ts'
import { progressSchema } from '../wire/publish.ts'
import { read, readAnswer, WrongValue } from '../wire/read-calls.ts'
import { say } from '../words/say.ts'
import { NoAnswer } from './no-answer.ts'
import { NotFound } from './not-found.ts'

/** The token of the repository, which a restart of its studio does not change. */
export const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? ''

/** The longest body that a request may have after its document is gone: browsers limit all of them to 64 KiB. */
const maxKeepaliveLength = 20_000

type Sending = { type: string; body: BodyInit; keepalive?: boolean; signal?: AbortSignal | undefined }

async function post(path: string, { type, signal = undefined, ...options }: Sending): Promise<Response> {
  const headers = { 'content-type': type, 'x-studio-token': token, 'accept-language': say().tag }
  const request = { method: 'POST', headers, signal: signal ?? null, ...options }
  const response = await fetch(`/@studio/${path}`, request).catch(() => {
    throw new NoAnswer()
  })
  if (response.ok) return response
  const { message } = await jsonOf(response)
  throw response.status === 404 ? new NotFound(message) : new Error(message)
}

/** The body of an answer. One that breaks off, or comes from a server that is not the studio yet, is no answer. */
const jsonOf = (response: Response) =>
  response.json().catch((): never => {
    throw new NoAnswer()
  })

let asOf: string | undefined

/** Sets the time as of which all answers show the site; `undefined` for now. */
export function setShownTime(time: string | undefined): void {
  asOf = time
}

type CallOptions = {
  /** The address of the page that the answer to a call that writes has, as it is afterwards. */
  shown?: string | undefined
  signal?: AbortSignal
}

function send(name: CallName, request: object, { shown, signal }: CallOptions): Promise<Response> {
  const body = JSON.stringify({ ...request, shown, asOf })
  // What is small enough also arrives if the tab is closed meanwhile.
  const keepalive = name === 'edit' && body.length < maxKeepaliveLength
  return post(name, { type: 'application/json', body, keepalive, signal })
}

/** Calls the server; rejects with its reason if it refuses the request. */
export async function call<Name extends CallName>(
  name: Name,
  request: Requests[Name],
  options: CallOptions = {},
): Promise<Answers[Name]> {
  const response = await send(name, request, options)
  return checked(name, await jsonOf(response))
}

/** An answer, once it is as this tab expects it. */
function checked<Name extends CallName>(name: Name, answer: unknown): Answers[Name] {
  try {
    return readAnswer(name, answer)
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error
    throw new Error(say().store.otherAnswer(name, error.message))
  }
}

/** Calls what takes long, and says each step of it. */
export async function callWithSteps<Name extends 'propose' | 'publish' | 'takeBack'>(
  name: Name,
  request: Requests[Name],
  onStep: (words: string) => void,
): Promise<Answers[Name]> {
  const lines = (await send(name, request, {})).body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = (await lines?.read().catch(() => undefined)) ?? { value: '', done: true }
    text += value ?? ''
    const ends = text.split('\n')
    text = ends.pop() ?? ''
    for (const line of ends) {
      const progress = read(progressSchema, JSON.parse(line), 'The answer')
      if ('result' in progress) return checked(name, progress.result)
      if ('message' in progress) throw new Error(progress.message)
      onStep(progress.step)
    }
    if (done) throw new NoAnswer()
  }
}

async function upload(file: File, query: Record<string, string>): Promise<Uploaded> {
  const path = `upload?${new URLSearchParams({ name: file.name, ...query })}`
  const response = await post(path, { type: 'application/octet-stream', body: file })
  return read(uploadedSchema, await jsonOf(response), 'The answer')
}

/** Stores a picture, in a folder of pictures if one is given. */
export const uploadPicture = (file: File, folder = ''): Promise<Uploaded> =>
  upload(file, { only: 'pictures', ...(folder !== '' && { folder }) })

/** Stores a picture, a PDF or a film in a folder of the files of its kind; empty for none. */
export const uploadFile = (file: File, folder: string): Promise<Uploaded> => upload(file, { folder })

/** Sends a file that is to take the place of another one, which `replaceFile` does. */
export const uploadInstead = (file: File, other: string): Promise<Uploaded> => upload(file, { for: other })
