import type { z } from 'zod'
import type { Path } from './uses.ts'

export type Context = z.RefinementCtx<unknown>

/** Adds an error; `word` narrows its place to a word of the value. */
export function addIssue(context: Context, path: Path, code: string, facts: Record<string, unknown>, word?: string) {
  context.addIssue({ code: 'custom', message: code, path, params: { code, facts, word } })
}

/** Adds an error that is a value of the wrong kind; its words follow the name of the field. */
export const addKindIssue = (context: Context, path: Path, message: string) =>
  context.addIssue({ code: 'custom', message, path })
