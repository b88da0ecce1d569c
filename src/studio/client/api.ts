import type { EditRequest, EditResult, PageModel, StudioSetup } from '../model.ts'

const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? ''

async function call<Result>(name: string, body: object = {}): Promise<Result> {
  const response = await fetch(`/@studio/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-token': token },
    body: JSON.stringify(body),
  })
  const result = await response.json()
  if (!response.ok) throw new Error(result.message)
  return result
}

/** What the shell asks of the server: `src/studio/server/studio.ts`. */
export const api = {
  setup: () => call<StudioSetup>('setup'),
  page: (address: string) => call<PageModel>('page', { address }),
  edit: (request: EditRequest) => call<EditResult>('edit', request),
  undo: () => call<EditResult>('undo'),
  redo: () => call<EditResult>('redo'),
  /** Resolves when the content has another revision, or after a while. */
  changes: (since: number) => call<{ revision: number }>('changes', { since }),
}
