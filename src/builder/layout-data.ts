import type { LoadedSite } from '../content/load/load.ts'
import type { LayoutData } from '../render/layout/layout-data.ts'

/** The content of header and footer. `searchFile` is the address of the search index. */
export function layoutDataOf(
  { site, theme, language, header: entries }: Pick<LoadedSite, 'site' | 'theme' | 'language' | 'header'>,
  searchFile?: string,
): LayoutData {
  const { name, phone, email, header, footer, hours } = site
  const { search, button } = header
  return {
    name,
    language,
    logo: theme.logo?.name,
    phone,
    email,
    header: { entries, button },
    search: search && searchFile ? { ...search, file: searchFile } : undefined,
    footer: { ...footer, hours: hours?.text },
  }
}
