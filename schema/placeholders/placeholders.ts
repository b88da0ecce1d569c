// Not braces: in content these are tokens.
const placeholder = /\[([a-z][A-Za-z0-9_.]*)\]/g

/** Names in square brackets in a text. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name)

/** The text with something in place of each name in square brackets. */
export const fillPlaceholders = (text: string, show: (name: string) => string) =>
  text.replace(placeholder, (_, name: string) => show(name))
