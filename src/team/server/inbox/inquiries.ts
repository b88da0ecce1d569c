import type { FileStore } from '../../../server/files/file-store.ts'
import type { InquiryStore } from '../../../server/inquiry-store.ts'
import type { Release } from '../../../server/release.ts'
import { Problem } from '../problem.ts'

/** The inquiries of the site, which another process takes. */
export type Inquiries = {
  store: InquiryStore
  files: FileStore
  /** What the site asks now, how long it keeps inquiries, and in which language. */
  site: () => Promise<Pick<Release, 'forms' | 'language' | 'keepDays'>>
}

/** The inquiries of a team. Throws where the server has none. */
export function inquiriesOf({ inquiries }: { inquiries?: Inquiries }): Inquiries {
  if (!inquiries) throw new Problem('notFound')
  return inquiries
}
