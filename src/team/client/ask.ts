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

/** Posts a request, and reads the answer by its schema. Rejects with {@link Refused}. */
export async function ask<Answer>(path: string, schema: z.ZodMiniType<Answer>, body: object = {}): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const json: unknown = await response?.json().catch(() => undefined)
  if (response?.ok) return schema.parse(json)
  const { success, data } = problemSchema.safeParse(json)
  throw new Refused(success && isProblem(data.problem) ? data.problem : undefined)
}
