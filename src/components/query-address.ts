/** An address with values added to its query; empty values are removed. */
export function addressWith(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values))
    value === '' ? url.searchParams.delete(name) : url.searchParams.set(name, value)
  return url.href
}
