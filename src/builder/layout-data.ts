import type { LoadedSite } from '../content/load/load.ts'
import type { LayoutData } from '../render/layout/layout-data.ts'

/** What header and footer of the site show. `searchFile` is the address of the index for the search. */
export function layoutDataOf({ site, menu }: Pick<LoadedSite, 'site' | 'menu'>, searchFile?: string): LayoutData {
  const { name, phone, email, header, footer, hours } = site
  const { links, locations, search, inquire } = header
  return {
    name,
    phone,
    email,
    header: { links, inquire, locations: { ...locations, cities: menu } },
    search: search && searchFile ? { ...search, file: searchFile } : undefined,
    footer: { ...footer, hours: hours.text },
  }
}
