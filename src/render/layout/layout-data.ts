import type { Link } from '../../../schema/link.ts'

/** The content of header and footer, with every address resolved. */
export type LayoutData = {
  name: string
  /** Whether a logo stands beside the name, or in its place. */
  logo: 'beside' | 'alone' | undefined
  phone: string
  email: string
  header: {
    links: readonly Link[]
    locations: { text: string; cities: readonly Link[]; all: Link }
    inquire: string
  }
  /** The search over all pages, and the address of its file. */
  search?: { text: string; placeholder: string; href: string; file: string } | undefined
  footer: {
    columns: readonly { title: string; links: readonly Link[] }[]
    note: string
    hours: string | undefined
  }
}
