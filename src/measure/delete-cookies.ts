/** Deletes the cookies of this site whose names begin so, on its host and on the domains above it. */
export function deleteCookies(prefixes: readonly string[]): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
