/**
 * Signs that mean something in Markdown wherever they stand; those that become another sign with others like them (`--`,
 * `...`); and entities.
 */
const anywhere = /[\\`*_[\]<>|~#]|[-.](?=[-.])|!(?=\[)|&(?=#?\w+;)/g

/** What begins a list, a heading or a line at the start of a paragraph. */
const atStart = /^(?:[-+=:]|(\d{1,9})(?=[.)](?:\s|$)))/

/**
 * A text that Markdown shows as it is: `1. FC_Nord_Ost *Süd*` is no list and has no emphasis. Quotes stay, which the pages
 * print as a typesetter would.
 */
export const literalMarkdown = (text: string): string =>
  text.replace(anywhere, '\\$&').replace(atStart, (start, number) => (number ? `${number}\\` : `\\${start}`))

/** The same for a value in a sentence: with what follows it, its last sign becomes no other one. */
export const literalInSentence = (text: string): string => literalMarkdown(text).replace(/(?<!\\)[-.!]$/, '\\$&')
