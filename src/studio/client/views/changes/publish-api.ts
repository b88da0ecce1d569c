import type { EditPath } from '../../../../../schema/edit.ts'
import type { EditResult } from '../../../wire/model.ts'
import type {
  ChangeCount,
  Changes,
  CommitOutcome,
  CommitRequest,
  EarlierView,
  FileHistory,
  OriginWords,
  Progress,
  Proposal,
  RestoreRequest,
} from '../../../wire/publish.ts'
import { atShownTime, token } from '../../api.ts'
import { NoAnswer } from '../../no-answer.ts'

async function send(name: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-studio-token': token }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`/studio/-/changes/${name}`, request).catch(() => {
    throw new NoAnswer()
  })
  if (!response.ok) throw new Error((await response.json()).message)
  return response
}

const call = async <Result>(name: string, body: object = {}): Promise<Result> => (await send(name, body)).json()

/** Calls something that takes long, and says each step of it. */
async function follow<Result>(name: string, body: object, onStep: (words: string) => void): Promise<Result> {
  const lines = (await send(name, body)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = (await lines?.read().catch(() => undefined)) ?? { value: '', done: true }
    text += value ?? ''
    const ends = text.split('\n')
    text = ends.pop() ?? ''
    for (const line of ends) {
      const progress: Progress<Result> = JSON.parse(line)
      if ('result' in progress) return progress.result
      if ('message' in progress) throw new Error(progress.message)
      onStep(progress.step)
    }
    if (done) throw new NoAnswer()
  }
}

/** The calls of the view “Changes”, which `src/studio/server/calls/publish-calls.ts` answers. */
export const publishApi = {
  /** How many files differ from the last commit. */
  count: () => call<ChangeCount>('count'),
  list: () => call<Changes>('list'),
  /** What others have pushed to `origin`. */
  origin: () => call<OriginWords>('origin'),
  /** Commits files on the current branch. */
  commit: (request: CommitRequest) => call<CommitOutcome>('commit', request),
  /** The versions of a file, or of the block at a path in it. */
  history: (file: string, path: EditPath | undefined) => call<FileHistory>('history', { file, path }),
  /** Restores a file or a block; answers with the page at an address as it is afterwards. */
  restore: (request: RestoreRequest, shown: string) => call<EditResult>('restore', atShownTime({ ...request, shown })),
  /** What the frame shows of a page as it was in a commit; nothing if it had errors, or while its pictures are drawn. */
  view: (address: string, commit: string) => call<EarlierView>('view', { address, commit }),
  /** Validates files and commits them to a branch of their own. */
  propose: (request: CommitRequest, onStep: (words: string) => void) => follow<Proposal>('propose', request, onStep),
}
