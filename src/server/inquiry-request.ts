import { type Inquiry, inquirySchema } from '../../schema/inquiry.ts'
import type { Flag, InquiryContent, NewInquiry } from './inquiry-store.ts'

export type Fault = { path: string; message: string }

/** Nobody reads more, and an answer must not grow with the nonsense that was sent. */
const mostFaults = 40
const longestPath = 80

/** Four steps are hardly filled in under this time, in milliseconds. */
const hastyMs = 2_000

/** Reads the body of a request. All faults are told, each with the path of its field; `''` is the body as a whole. */
export function readInquiry(body: unknown): { inquiry: NewInquiry } | { faults: Fault[] } {
  let value: unknown
  try {
    value = JSON.parse(String(body ?? ''))
  } catch {
    return { faults: [{ path: '', message: 'must be JSON' }] }
  }
  const { success, data, error } = inquirySchema.safeParse(value)
  if (success) return { inquiry: splitInquiry(data) }
  return { faults: error.issues.flatMap(readIssue).slice(0, mostFaults) }
}

function splitInquiry(data: Inquiry): NewInquiry {
  const { submissionId, website, elapsedMs, ...content } = data
  const flags: Flag[] = []
  if (website) flags.push('filled the hidden field')
  if (elapsedMs !== undefined && elapsedMs < hastyMs) flags.push('sent very quickly')
  // The rest of a union is one object of all fields; the field `form` still tells which.
  return { submissionId, content: content as InquiryContent, flags }
}

type Issue = NonNullable<ReturnType<typeof inquirySchema.safeParse>['error']>['issues'][number]

function readIssue(issue: Issue): Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: key.slice(0, longestPath), message: 'is not a field of this form' }))
  const path = issue.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  )
  return [{ path: path.slice(0, longestPath), message: issue.message }]
}
