/** A page, by what decides its kind. `records` are the words of the records that it names. */
type KindFields = { path: string; template?: string | undefined; records: readonly string[] }

/**
 * Pages of one kind have the same structure: they come from one template, are about the same two records or more, or
 * are in one folder.
 */
export function pageKind({ path, template, records }: KindFields): string {
  if (template !== undefined) return template
  if (records.length > 1) return `${records.join(' and ')}, by hand`
  const folder = path.split('/').length > 2 ? path.split('/')[1] : undefined
  return folder === undefined ? 'single pages' : `/${folder}/…`
}
