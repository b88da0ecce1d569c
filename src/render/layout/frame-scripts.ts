import { announcementScript } from './announcement-script.ts'
import { schemeScript } from './scheme-script.ts'

/** What a site has of which a script must know before its header is drawn. */
type Scripted = { announcements?: readonly unknown[] | undefined; hasDark?: boolean | undefined }

/** The inline scripts before the header, the same on every page: the policy names a hash of each. */
export const frameScripts = ({ announcements = [], hasDark }: Scripted): string[] => [
  ...(hasDark ? [schemeScript] : []),
  ...(announcements.length > 0 ? [announcementScript] : []),
]
