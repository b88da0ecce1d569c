import type { Link } from '../../schema/link.ts'

/** What header and footer show, with every address resolved. */
export type ShellData = {
  name: string
  phone: string
  email: string
  header: {
    links: readonly Link[]
    locations: { text: string; cities: readonly Link[]; all: Link }
    inquire: string
  }
  footer: {
    columns: readonly { title: string; links: readonly Link[] }[]
    note: string
    hours: string
  }
}

/** Digits of a phone number for a `tel:` link: `(213) 555-0142` → `+12135550142` (numbers of the US). */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
