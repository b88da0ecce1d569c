import type { LoadedSite } from '../content/load.ts'
import type { ShellData } from '../renderer/shell-data.ts'

/** What header and footer of the site show. */
export function shellOf({ site, menu }: Pick<LoadedSite, 'site' | 'menu'>): ShellData {
  const { name, phone, email, header, footer, hours } = site
  return {
    name,
    phone,
    email,
    header: { ...header, locations: { ...header.locations, cities: menu } },
    footer: { ...footer, hours: hours.text },
  }
}
