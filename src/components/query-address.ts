/** An address with values put into its query, or taken out where they are empty. */
export function addressWith(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values))
    value === '' ? url.searchParams.delete(name) : url.searchParams.set(name, value)
  return url.href
}
