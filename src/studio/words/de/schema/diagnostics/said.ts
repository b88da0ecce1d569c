/** ` Meinten Sie …?`, oder nichts ohne einen Vorschlag. */
export const didYouMean = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Meinten Sie \`${suggestion}\`?`

/** Namen mit Kommas, höchstens `max`. */
export const listed = (names: readonly string[], max = 12): string =>
  names.length <= max ? names.join(', ') : `${names.slice(0, max).join(', ')} und ${names.length - max} weitere`

/** Was zur Wahl steht. */
export const choices = (label: string, { names }: { names: readonly string[] }): string =>
  names.length === 0 ? `Noch gibt es keine ${label}.` : `Es gibt diese ${label}: ${listed(names)}.`

/** Namen in Sätzen: „`a`, `b` und `c`“. */
export const named = (names: readonly string[], word = 'und'): string =>
  names
    .map((name) => `\`${name}\``)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ` ${word} `)
