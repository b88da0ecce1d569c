import { EditRefused } from '../../content/edit/edit-refused.ts'
import { parse } from '../../content/parse/parse.ts'
import { isMapping } from '../../content/parse/source-position.ts'

/** A text as a value of YAML on a command line; quotes in it are closed around, as shells want it. */
const quoted = (text: string) => `'${JSON.stringify(text).replaceAll("'", `'\\''`)}'`

/** How a text is to be written; nothing for what is too long to be typed. */
const asText = (text: string) =>
  text.includes('\n') || text.length > 300 ? '' : ` A text is put in quotes: ${quoted(text)}`

/** Outside quotes and brackets, a sign that begins a comment: the rest of the text would be lost. */
const isCutShort = (text: string) => /^(?:#|[^"'[{|>\n][^\n]*\s#)/.test(text)

/**
 * The value that YAML from a command line stands for. Throws `EditRefused` where it is no value, or where YAML would
 * read something else than was probably meant: a text with a colon, a sign of a comment.
 */
export function readValue(written: string): unknown {
  const text = written.trim()
  if (text === '') throw new EditRefused(`The value is empty. For an empty text write '""', for no value null.`)
  // It stands in a list here, so that `null` is a value too.
  const { value, diagnostics } = parse({ file: 'VALUE', text: `- ${written.replace(/\r?\n(?=.)/g, '\n  ')}` }, '')
  const [fault] = diagnostics
  if (fault) throw new EditRefused(`The value is no YAML that content may hold: ${fault.message}${asText(text)}`)
  if (!Array.isArray(value) || value.length !== 1) throw new EditRefused('The value must be one value.')
  if (isCutShort(text))
    throw new EditRefused(`YAML reads a comment from the # on, so \`${text}\` would be cut short.${asText(text)}`)
  // A text with a colon is meant as a text far more often than as a mapping.
  if (isMapping(value[0]) && /^[^{\n]+$/.test(text))
    throw new EditRefused(
      `\`${text}\` would be a mapping, as it has a colon.${asText(text)}; a mapping in braces: '{ ${text.replaceAll("'", `'\\''`)} }'`,
    )
  return structuredClone(value[0])
}
