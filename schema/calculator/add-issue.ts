import type { z } from 'zod'
import type { Path } from './uses.ts'

export type Context = z.RefinementCtx<unknown>

/** Adds an error; with `word`, its range is that word of the value. */
export function addIssue(context: Context, path: Path, code: string, facts: Record<string, unknown>, word?: string) {
  context.addIssue({ code: 'custom', message: code, path, params: { code, facts, word } })
}

/** Adds the error that a value is of the wrong kind; `message` continues a sentence that begins with the field. */
export const addKindIssue = (context: Context, path: Path, message: string) =>
  context.addIssue({ code: 'custom', message, path })
