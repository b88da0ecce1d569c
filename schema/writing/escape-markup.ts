const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Text for HTML and XML, between tags and in quoted attributes, as React writes it (`escapeTextForBrowser`). */
export const escapeMarkup = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] as string) : text

/** An address that was copied from HTML code, where `&` is `&amp;`. */
export const withoutEntities = (address: string): string => address.replaceAll('&amp;', '&')
