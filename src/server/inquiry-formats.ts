import type { Forms } from './forms.ts'
import { toCsv, toJson } from './inquiry-export.ts'
import type { StoredInquiry } from './inquiry-store.ts'
import { toWorkbook } from './inquiry-workbook.ts'

type Format = (inquiries: readonly StoredInquiry[], forms: Forms) => string | Promise<string | Uint8Array>

/** The ways to write inquiries, in the language that is set. */
export const inquiryFormats = { csv: toCsv, xlsx: toWorkbook, json: toJson } satisfies Record<string, Format>
