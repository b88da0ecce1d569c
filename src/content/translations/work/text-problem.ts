import { cutAtTokens } from '../../../../schema/tokens.ts'
import type { SourceText } from '../source-texts.ts'

/** Whether a text has its length only where its tokens have their values. The page says then whether it is too long. */
const hasTokens = (text: string) => cutAtTokens(text).some(({ token }) => token !== undefined)

/** Why a field cannot take a translation, as a rule of its schema says it: the end of a sentence. `undefined` if it can. */
export function textProblem(text: string, { max, schema }: Pick<SourceText, 'max' | 'schema'>): string | undefined {
  if (text.trim() === '') return 'is empty'
  const isOfLength = !hasTokens(text)
  if (isOfLength && max !== undefined && text.length > max)
    return `has ${text.length} characters, and its field takes ${max}`
  const issues = schema?.safeParse(text).error?.issues ?? []
  const issue = issues.find(({ code }) => isOfLength || (code !== 'too_small' && code !== 'too_big'))
  if (issue === undefined) return undefined
  if (issue.code === 'too_small')
    return `has ${text.length} characters, and its field takes no fewer than ${Number(issue.minimum)}`
  // Rules of schemas continue a sentence, unlike the messages of zod.
  return /^[A-Z]/.test(issue.message) ? 'does not have the form that the field takes' : issue.message
}
