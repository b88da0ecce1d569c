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
