import type { Language } from '../../../schema/language/language.ts'
import type { ActionBar } from '../../../schema/layout/action-bar.ts'
import type { HeaderEntry } from '../../../schema/layout/header.ts'
import type { Link } from '../../../schema/links/link.ts'
import type { Land } from '../../../schema/outline.ts'
import type { Theme } from '../../../schema/theme/theme.ts'
import type { ShownAnnouncement } from './announcement.tsx'
import type { ConsentData } from './consent.tsx'
import type { ShownLanguage } from './shown-language.ts'

/** The content of header and footer, with every address resolved. */
export type LayoutData = {
  name: string
  language: Language
  /** The land that maps show. */
  land: Land | undefined
  /** Whether the name stands beside the logo, if there is one. */
  logo: NonNullable<Theme['logo']>['name'] | undefined
  phone: string
  email: string
  header: { entries: readonly HeaderEntry[]; button: Link | undefined }
  /** Those that are shown now. */
  announcements?: readonly ShownAnnouncement[] | undefined
  backToTop?: boolean | undefined
  /** The languages of the site, that of its files first, if its header lists them. */
  languages?: readonly ShownLanguage[] | undefined
  /** Whether a tone has another one for the dark. Pages then have a switch. */
  hasDark?: boolean | undefined
  actionBar?: Pick<ActionBar, 'call' | 'button'> | undefined
  /** What visitors are asked to agree to, if anything. */
  consent?: ConsentData | undefined
  /** The search over all pages, and the address of its file. */
  search?: { text: string; placeholder: string; href: string; file: string } | undefined
  footer: {
    columns: readonly { title: string; links: readonly Link[] }[]
    note?: string | undefined
    hours: string | undefined
  }
}
