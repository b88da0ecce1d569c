import { z } from 'zod'
import { formatPath } from '../../schema/diagnostic.ts'
import type { AnswerError, Answers } from '../../schema/forms/answers.ts'
import { checkAnswers } from '../../schema/forms/form-answers.ts'
import { isMapping } from '../../schema/is-mapping.ts'
import { answersWords } from '../../schema/language/answers-words.ts'
import { serviceWords as words } from '../../schema/language/service-words.ts'
import { languageTagSchema } from '../../schema/translations/languages.ts'
import type { Forms } from './forms.ts'
import type { Flag, NewInquiry } from './inquiry-store.ts'

export type InquiryError = { path: string; message: string }

/** What every inquiry carries beside its answers. */
const envelopeSchema = z.object({
  form: z.string({ error: () => answersWords.text }),
  submissionId: z.uuid({ error: () => words.uuid }).toLowerCase(),
  /** The honeypot, a field that people do not see. An inquiry that fills it in is flagged, never refused. */
  website: z.string({ error: () => answersWords.text }).optional(),
  /** Milliseconds from the form's appearance to its sending. An inquiry that came too fast for a person is flagged. */
  elapsedMs: z.number({ error: () => words.number }).optional(),
  /** The page from which it was sent, and the site that led there. What is none is left out, and refuses nothing. */
  sentFrom: z
    .string()
    .max(300)
    .regex(/^\/[^\s?#\p{C}]*$/u)
    .optional()
    .catch(undefined),
  /** The tag of the language of that page. */
  pageLanguage: languageTagSchema.optional().catch(undefined),
  cameFrom: z
    .string()
    .max(253)
    .regex(/^[\p{L}\p{N}.-]+$/u)
    .optional()
    .catch(undefined),
})
type Envelope = z.infer<typeof envelopeSchema>

/** Nobody reads more, and an answer must not grow with invalid input. */
const maxErrors = 40
const maxPathLength = 80

/** Nobody fills in four steps faster than this, in milliseconds. */
const hastyMs = 2_000

/** The tag of the language that a body names, before it is checked: what is wrong with it is said in this language. */
export function languageNamedIn(body: unknown): string | undefined {
  try {
    const value: unknown = JSON.parse(String(body ?? ''))
    const tag = isMapping(value) ? value['pageLanguage'] : undefined
    return typeof tag === 'string' ? tag : undefined
  } catch {
    return undefined
  }
}

/**
 * Parses the body of a request as an inquiry of one of these forms. Returns all errors, each with the path of its field;
 * `''` is the body as a whole.
 */
export function readInquiry(body: unknown, forms: Forms): { inquiry: NewInquiry } | { errors: InquiryError[] } {
  let value: unknown
  try {
    value = JSON.parse(String(body ?? ''))
  } catch {
    return { errors: [{ path: '', message: words.json }] }
  }
  if (!isMapping(value)) return { errors: [{ path: '', message: words.mapping }] }
  const { form } = value
  const fields = typeof form === 'string' ? forms.get(form) : undefined
  if (fields) return readAnswers(value, fields)
  // Not which there are: some are on protected pages.
  return { errors: [{ path: 'form', message: words.form }] }
}

type Read = ReturnType<typeof readInquiry>

function readAnswers(inquiry: Answers, fields: Parameters<typeof checkAnswers>[0]): Read {
  const { form, submissionId, website, elapsedMs, sentFrom, pageLanguage, cameFrom, ...answers } = inquiry
  const envelope = envelopeSchema.safeParse({
    form,
    submissionId,
    website,
    elapsedMs,
    sentFrom,
    pageLanguage,
    cameFrom,
  })
  const { content, errors } = checkAnswers(fields, answers)
  if (!envelope.success) {
    const inEnvelope = envelope.error.issues.map(({ path, message }) => ({ path: path.map(String), message }))
    return refused([...inEnvelope, ...errors])
  }
  return errors.length > 0 ? refused(errors) : accepted(envelope.data, content)
}

function accepted({ submissionId, website, elapsedMs, form, ...visit }: Envelope, answers: Answers): Read {
  const { sentFrom, pageLanguage, cameFrom } = visit
  const flags: Flag[] = []
  if (website) flags.push('honeypot-filled')
  if (elapsedMs !== undefined && elapsedMs < hastyMs) flags.push('sent-very-quickly')
  const origin = {
    ...(sentFrom && { sentFrom }),
    ...(pageLanguage && { pageLanguage }),
    ...(cameFrom && { cameFrom }),
  }
  return { inquiry: { submissionId, content: { form, ...origin, ...answers }, flags } }
}

const refused = (errors: readonly AnswerError[]): Read => ({
  errors: errors
    .slice(0, maxErrors)
    .map(({ path, message }) => ({ path: formatPath(path).slice(0, maxPathLength), message })),
})
