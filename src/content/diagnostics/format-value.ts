/** Longest value that a message repeats. */
const maxShownLength = 60

/** Replaces control characters, so that a file cannot control the terminal. */
export const visible = (text: string) => text.replace(/(?![\t\n])\p{Cc}|[\u202a-\u202e]/gu, '\uFFFD')

/** A text for a message: short, on one line. */
export function shortened(value: string): string {
  const text = visible(value).replace(/\s+/g, ' ')
  return text.length <= maxShownLength ? text : `${text.slice(0, maxShownLength)}…`
}

/** A value for a message: in backticks, short, on one line. */
export const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? kindInWords(value) : `\`${shortened(String(value))}\``

/** The kind of a value, in words. */
export function kindInWords(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  switch (typeof value) {
    case 'string':
      return 'text'
    case 'number':
      return `the number ${value}`
    case 'boolean':
      return String(value)
    default:
      return 'a group of fields'
  }
}
