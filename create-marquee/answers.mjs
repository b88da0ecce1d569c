/** Whether a text names a language, such as `en-GB` or `de`. */
function isLanguage(text) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}

/** Why a few words cannot be taken, or `undefined`. Braces would be tokens. */
function wordsProblem(what, max, text) {
  const words = text.trim()
  if (words === '') return `${what} is empty.`
  if (words.length > max) return `${what} has at most ${max} characters.`
  return /[{}\r\n]/.test(words) ? `${what} is one line without braces.` : undefined
}

/** Whether a text names languages for visitors, as their folders are called: `es,pt-BR`. */
const areTags = (text) => text.split(',').every((tag) => /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(tag) && isLanguage(tag))

const problems = {
  name: (text) => wordsProblem('The name', 60, text),
  trade: (text) => wordsProblem('The trade', 40, text),
  start: (text) =>
    ['local', 'product', 'studio'].includes(text) ? undefined : 'The starting point is local, product or studio.',
  language: (text) => (isLanguage(text) ? undefined : 'The language is a code, such as en-US, de or pt-PT.'),
  languages: (text) =>
    areTags(text) ? undefined : 'The other languages are codes with commas between them, such as es,pt-BR.',
  colour: (text) => (/^#[0-9a-f]{6}$/i.test(text) ? undefined : 'The colour has six digits, such as #1f5fa8.'),
}

/**
 * Why an answer cannot be taken, or `undefined`. The engine refuses the same in the same words, but it is installed
 * only after the answers.
 */
export const answerProblem = (key, answer) => problems[key](answer)
