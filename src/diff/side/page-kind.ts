/** What decides of which kind a page is. */
type Kindred = { path: string; template?: string | undefined; city?: string | undefined; service?: string | undefined }

/** Pages of one kind are built alike: made from one template, about a city and a service, or lying in one folder. */
export function pageKind({ path, template, city, service }: Kindred): string {
  if (template !== undefined) return template
  if (city !== undefined && service !== undefined) return 'city and service, by hand'
  const folder = path.split('/').length > 2 ? path.split('/')[1] : undefined
  return folder === undefined ? 'single pages' : `/${folder}/…`
}
