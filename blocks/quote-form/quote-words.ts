import { countKey, datesOf, hoursKey } from '../../schema/forms/inquiry.ts'
import type { SubmissionWords } from '../../src/components/submission-queue/submission-words.ts'
import type { QuoteContent } from './quote-fields.ts'
import type { QuoteForm } from './schema.ts'

/** The inquiry for people: on the receipt, in the clipboard, in an e-mail. Empty values are left out. */
export function quoteWords(quote: QuoteContent, { thanks, phone, email }: QuoteForm): SubmissionWords {
  const staff = quote.selectedPositions.map((position) => {
    const [count, hours] = [quote[countKey(position)], quote[hoursKey(position)]]
    return count === undefined ? position : `${count} × ${position}, ${hours} hours each`
  })
  const rows: [string, string][] = [
    ['Staff', staff.join('\n')],
    ['Event dates', datesOf(quote.eventDates).join(', ') || 'Not sure yet'],
    ['Event type', quote.eventType ?? ''],
    ['Location', quote.location ?? ''],
    ['Staffing plan', quote.eventDetails ?? ''],
    ['Name', `${quote.firstName} ${quote.lastName}`],
    ['Email', quote.email],
    ['Phone number', quote.phoneNumber],
  ]
  return { rows: rows.filter(([, value]) => value.trim() !== ''), next: thanks, phone, email }
}
