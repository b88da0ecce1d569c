import { type FileType, fileTypes } from '../../../../schema/forms/file-types.ts'
import type { FieldOf } from '../../../../schema/forms/form-field.ts'
import { typeNames } from '../../../../schema/forms/form-words.ts'
import { answersWords as words } from '../../../../schema/language/answers-words.ts'
import { fill } from '../../../../schema/language/words.ts'

const megabyte = 1_000_000

/** The longest time for one file, in milliseconds: 10 MB over a slow phone connection. */
const timeoutMs = 120_000

const endings: Record<FileType, RegExp> = { jpg: /\.jpe?g$/i, png: /\.png$/i, webp: /\.webp$/i, pdf: /\.pdf$/i }

/** File types for the file dialog of the system. */
export const acceptOf = (types: readonly FileType[]) =>
  types.flatMap((type) => [fileTypes[type].mime, ...(type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])]).join(',')

/** Errors of a file that the browser can detect; the service checks the content. */
export function fileError({ name, size, type }: File, { types, maxMegabytes }: FieldOf<'file'>): string | undefined {
  const isOfType = types.some((one) => fileTypes[one].mime === type || (type === '' && endings[one].test(name)))
  if (!isOfType) return fill(words.fileType, { types: typeNames(types) })
  if (size === 0) return words.fileEmpty
  return size > maxMegabytes * megabyte ? fill(words.fileTooLarge, { n: maxMegabytes }) : undefined
}

type Upload = { endpoint: string; form: string; field: string; id: string; file: File; signal: AbortSignal }

/** Uploads one file. Resolves with `undefined` on success, else with an error; it may be retried. */
export async function uploadFile({ endpoint, form, field, id, file, signal }: Upload): Promise<string | undefined> {
  const query = new URLSearchParams({ form, field })
  try {
    const response = await fetch(`${endpoint}/files/${id}?${query}`, {
      method: 'PUT',
      body: file,
      headers: { 'content-type': file.type || 'application/octet-stream' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const answer = (await response.json()) as { ok?: unknown; errors?: { message?: unknown }[] }
    if (response.ok && answer.ok === true) return undefined
    const message = answer.errors?.[0]?.message
    return response.status < 500 && response.status !== 429 && typeof message === 'string' ? message : words.notUploaded
  } catch {
    return words.notUploaded
  }
}
