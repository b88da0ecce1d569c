import { isMapping } from '../../schema/is-mapping.ts'
import type { FileStore } from './files/file-store.ts'
import type { InquiryStore, StoredInquiry } from './inquiry-store.ts'
import { isUuid } from './service-answers.ts'

/** Which inquiries to erase: all of these hold. */
export type EraseChoice = {
  /** Those with this address as an answer. */
  email?: string | undefined
  form?: string | undefined
  /** Those that came before. */
  before?: Date | undefined
}

/** How many inquiries are in memory at one time. */
const perPart = 1_000

/** All texts of an answer, also those in entries of groups. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isMapping(value) ? Object.values(value).flatMap(textsIn) : []
}

const plain = (email: string) => email.trim().normalize().toLowerCase()

/** The inquiries of a choice, without those that are erased already. */
export async function chooseInquiries(
  store: InquiryStore,
  { email, form, before }: EraseChoice,
): Promise<StoredInquiry[]> {
  const chosen: StoredInquiry[] = []
  let after: string | undefined
  do {
    const part = await store.list({ after, limit: perPart, before })
    for (const inquiry of part) {
      const isOf = email === undefined || textsIn(inquiry.content).some((text) => plain(text) === plain(email))
      if (isOf && (form === undefined || inquiry.content.form === form)) chosen.push(inquiry)
    }
    after = part.length === perPart ? part.at(-1)?.id : undefined
  } while (after !== undefined)
  return chosen
}

type Erased = { inquiries: number; files: number }

/**
 * Erases inquiries, their files and their notifications. What stays is that there was one: its id, its time and its hash, so that a
 * visitor's browser that sends it again stores nothing. Files go first: if this is interrupted, the inquiry still names them.
 */
export async function eraseInquiries(
  { store, files }: { store: InquiryStore; files: FileStore | undefined },
  chosen: readonly StoredInquiry[],
): Promise<Erased> {
  let erasedFiles = 0
  for (const { content } of chosen)
    for (const id of textsIn(Object.values(content).filter((answer) => typeof answer === 'object')).filter(isUuid))
      if (await files?.remove(id, content.form)) erasedFiles++
  if (chosen.length > 0) await store.erase(chosen.map(({ id }) => id))
  return { inquiries: chosen.length, files: erasedFiles }
}
