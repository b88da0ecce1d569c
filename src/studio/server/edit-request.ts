import { z } from 'zod'
import type { EditPath } from '../../../schema/edit.ts'
import type { EditRequest, FileEdits } from '../wire/model.ts'
import type { RestoreRequest } from '../wire/publish.ts'
import { RequestRefused } from './request-guard.ts'

const path = z.array(z.union([z.string(), z.int().nonnegative()]))

const edit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, value: z.unknown() }),
  z.strictObject({ kind: z.literal('insert'), path, value: z.unknown(), yaml: z.string().optional() }),
  z.strictObject({ kind: z.literal('move'), path, to: path }),
  z.strictObject({ kind: z.literal('delete'), path }),
])

const fileEdits = z.object({
  file: z.string(),
  hash: z.string(),
  over: z.string().optional(),
  edits: z.array(edit),
  text: z.string().optional(),
  inTemplate: z.boolean().optional(),
})

const trial = z.object({ files: z.array(fileEdits).nonempty() })
const request = trial.extend({ label: z.string(), anyway: z.boolean().optional() })

/** The body of a request for edits, checked. */
export function editRequest(body: Record<string, unknown>): EditRequest {
  const { data } = request.safeParse(body)
  if (data === undefined) throw new RequestRefused(400, 'The request is not an edit.')
  if (data.files.length > 1 && data.files.some(({ inTemplate }) => inTemplate))
    throw new RequestRefused(400, 'An edit of a template is a request of its own.')
  return data as EditRequest
}

/** A text that was typed, checked. */
export function typedText(body: Record<string, unknown>): FileEdits {
  const { data } = fileEdits.required({ text: true }).safeParse({ ...body, edits: [] })
  if (data === undefined) throw new RequestRefused(400, 'The request is not a text.')
  return data as FileEdits
}

/** The edits of a request that tries them, checked. */
export function triedEdits(body: Record<string, unknown>): FileEdits[] {
  const { data } = trial.safeParse(body)
  if (data === undefined) throw new RequestRefused(400, 'The request is not an edit.')
  return data.files as FileEdits[]
}

const commitHash = z.string().regex(/^(?:HEAD|[0-9a-f]{40,64})$/)

const restoreSchema = z.object({
  file: z.string(),
  commit: commitHash,
  part: z.object({ path, to: path, isReplacing: z.boolean() }).optional(),
  words: z.string(),
  anyway: z.boolean().optional(),
})

/** The body of a request to restore a file or a block, checked. */
export function restoreRequest(body: Record<string, unknown>): RestoreRequest {
  const { data } = restoreSchema.safeParse(body)
  if (data === undefined) throw new RequestRefused(400, 'The request names no version of a file.')
  return data as RestoreRequest
}

/** The body of a request for the history of a file, or of the block at a path in it, checked. */
export function historyRequest(body: Record<string, unknown>): { file: string; path?: EditPath | undefined } {
  const { data } = z.object({ file: z.string(), path: path.optional() }).safeParse(body)
  if (data === undefined) throw new RequestRefused(400, 'The request names no file.')
  return data
}

/** The body of a request for a page as it was in a commit, checked. */
export function viewRequest(body: Record<string, unknown>): { address: string; commit: string } {
  const { data } = z.object({ address: z.string(), commit: commitHash }).safeParse(body)
  if (data === undefined) throw new RequestRefused(400, 'The request names no version of a page.')
  return data
}
