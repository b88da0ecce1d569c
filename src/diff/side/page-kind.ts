/** The fields that decide the kind of a page. */
type KindFields = {
  path: string
  template?: string | undefined
  city?: string | undefined
  service?: string | undefined
}

/**
 * Pages of one kind have the same structure: they come from one template, are about a city and a service, or are in one
 * folder.
 */
export function pageKind({ path, template, city, service }: KindFields): string {
  if (template !== undefined) return template
  if (city !== undefined && service !== undefined) return 'city and service, by hand'
  const folder = path.split('/').length > 2 ? path.split('/')[1] : undefined
  return folder === undefined ? 'single pages' : `/${folder}/…`
}
