import type * as z from 'zod/mini'
import { isProblem, type ProblemCode, problemSchema } from '../wire.ts'
import { words } from './words.ts'

/** A request that was refused, or not answered at all. Its message is for the person. */
export class Refused extends Error {
  readonly code: ProblemCode | undefined

  constructor(code: ProblemCode | undefined) {
    super(code ? words.problems[code] : words.general.noAnswer)
    this.code = code
  }
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (response?.ok) return response
  const { success, data } = problemSchema.safeParse(await response?.json().catch(() => undefined))
  throw new Refused(success && isProblem(data.problem) ? data.problem : undefined)
}

/** Posts a request, and reads the answer by its schema. Rejects with {@link Refused}. */
export async function ask<Answer>(path: string, schema: z.ZodMiniType<Answer>, body: object = {}): Promise<Answer> {
  const response = await post(path, body)
  return schema.parse(await response.json().catch(() => undefined))
}

/** The same where the answer is a file. */
export const askFile = async (path: string, body: object): Promise<Blob> => (await post(path, body)).blob()
