/** An address with values set in its query. An empty value removes its name. */
export function addressWith(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values))
    value === '' ? url.searchParams.delete(name) : url.searchParams.set(name, value)
  return url.href
}
