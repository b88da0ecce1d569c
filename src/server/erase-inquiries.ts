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
export const textsIn = (value: unknown): string[] => {
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

type Places = { store: InquiryStore; files: FileStore | undefined }

/** The files that an inquiry names, whatever its form asks by now. */
export const filesOf = ({ content }: StoredInquiry): string[] =>
  textsIn(Object.values(content).filter((answer) => typeof answer === 'object')).filter(isUuid)

/** What goes with inquiries that are erased. */
export type Erasing = {
  inquiries: number
  /** How many of each form. */
  forms: [form: string, count: number][]
  files: number
  notes: number
  /** Notifications that were not sent yet. */
  notifications: number
}

/** What would go if these inquiries were erased. */
export async function previewErasing({ store, files }: Places, chosen: readonly StoredInquiry[]): Promise<Erasing> {
  const ids = chosen.map(({ id }) => id)
  const forms = new Map<string, number>()
  let found = 0
  for (const inquiry of chosen) {
    const { form } = inquiry.content
    forms.set(form, (forms.get(form) ?? 0) + 1)
    for (const id of filesOf(inquiry)) if ((await files?.find(id))?.metadata.form === form) found++
  }
  let notes = 0
  let notifications = 0
  for (let start = 0; start < ids.length; start += perPart) {
    const some = ids.slice(start, start + perPart)
    for (const texts of (await store.inbox.notesOf(some)).values()) notes += texts.length
    notifications += await store.notifications.waitingOf(some)
  }
  return { inquiries: chosen.length, forms: [...forms].sort(), files: found, notes, notifications }
}

/**
 * Erases inquiries, their files, notes and notifications. What stays is that there was one: its id, its form, its times and its hash, so
 * that a visitor's browser that sends it again stores nothing. Files go first: if this is interrupted, the inquiry still names them.
 */
export async function eraseInquiries(
  { store, files }: Places,
  chosen: readonly StoredInquiry[],
): Promise<{ inquiries: number; files: number }> {
  let erasedFiles = 0
  for (const inquiry of chosen)
    for (const id of filesOf(inquiry)) if (await files?.remove(id, inquiry.content.form)) erasedFiles++
  if (chosen.length > 0) await store.erase(chosen.map(({ id }) => id))
  return { inquiries: chosen.length, files: erasedFiles }
}
