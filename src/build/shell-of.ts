import type { LoadedSite } from '../content/load.ts'
import type { ShellData } from '../renderer/shell-data.ts'

/** What header and footer of the site show. A city of the menu without a page is left out: no link leads to nowhere. */
export function shellOf({ site, cities }: Pick<LoadedSite, 'site' | 'cities'>): ShellData {
  const { name, phone, email, header, footer, hours } = site
  const menu = header.locations.cities.flatMap((slug) => {
    const city = cities.get(slug)
    return city?.href ? [{ text: city.name, href: city.href }] : []
  })
  return {
    name,
    phone,
    email,
    header: { ...header, locations: { ...header.locations, cities: menu } },
    footer: { ...footer, hours: hours.text },
  }
}
