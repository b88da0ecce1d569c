import { cutAtTokens } from '../../../../schema/tokens.ts'
import type { SourceText } from '../source-texts.ts'

/** Whether a text has its length only where its tokens have their values. The page says then whether it is too long. */
const hasTokens = (text: string) => cutAtTokens(text).some(({ token }) => token !== undefined)

/** Why a field cannot take a translation, as the end of a sentence; `undefined` if it can. */
export function textProblem(text: string, { max, schema }: Pick<SourceText, 'max' | 'schema'>): string | undefined {
  if (text.trim() === '') return 'is empty'
  const isOfLength = !hasTokens(text)
  if (isOfLength && max !== undefined && text.length > max)
    return `has ${text.length} characters, and its field takes ${max}`
  const issues = schema?.safeParse(text).error?.issues ?? []
  const issue = issues.find(({ code }) => isOfLength || (code !== 'too_small' && code !== 'too_big'))
  if (issue === undefined) return undefined
  return issue.message.startsWith('must ') || issue.message.startsWith('has ')
    ? issue.message
    : `does not fit its field: ${issue.message}`
}
