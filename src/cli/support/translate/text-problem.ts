import type { SourceText } from '../../../content/translations/source-texts.ts'

/** Why a field cannot take a translation, as the end of a sentence; `undefined` if it can. */
export function textProblem(text: string, { max, schema }: Pick<SourceText, 'max' | 'schema'>): string | undefined {
  if (text.trim() === '') return 'is empty'
  if (max !== undefined && text.length > max) return `has ${text.length} characters, and its field takes ${max}`
  const issue = schema?.safeParse(text).error?.issues[0]
  if (issue === undefined) return undefined
  return issue.message.startsWith('must ') || issue.message.startsWith('has ')
    ? issue.message
    : `does not fit its field: ${issue.message}`
}
