/** Longest value that a message repeats. */
const longestShown = 60

/** Control characters as a visible stand-in, so that a file cannot write to the terminal. */
export const visible = (text: string) => text.replace(/(?![\t\n])\p{Cc}|[\u202a-\u202e]/gu, '\uFFFD')

/** A text as a message repeats it: short, on one line. */
export function shortened(value: string): string {
  const text = visible(value).replace(/\s+/g, ' ')
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`
}

/** A value as a message repeats it: in backticks, short, on one line. */
export const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? found(value) : `\`${shortened(String(value))}\``

/** What kind of value was found, in words. */
export function found(value: unknown): string {
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
