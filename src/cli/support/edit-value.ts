import { isMapping } from '../../../schema/is-mapping.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { parse } from '../../content/parse/parse.ts'

/** A text as a YAML value on a command line; single quotes in it are escaped for the shell. */
const quoted = (text: string) => `'${JSON.stringify(text).replaceAll("'", `'\\''`)}'`

/** How to write a text; nothing for one that is too long to type. */
const asText = (text: string) =>
  text.includes('\n') || text.length > 300 ? '' : ` Put a text in quotes: ${quoted(text)}`

/** Whether YAML would read a comment outside quotes and brackets, and drop the rest of the text. */
const isCutShort = (text: string) => /^(?:#|[^"'[{|>\n][^\n]*\s#)/.test(text)

/**
 * Parses a YAML value from the command line. Throws `EditRefused` if it is no value, or if YAML would read something
 * else than was probably meant, such as a text with a colon or with the start of a comment.
 */
export function readValue(written: string): unknown {
  const text = written.trim()
  if (text === '') throw new EditRefused(`The value is empty. For an empty text write '""', for no value null.`)
  // Parsed as a list entry, so that `null` is a value too.
  const { value, diagnostics } = parse({ file: 'VALUE', text: `- ${written.replace(/\r?\n(?=.)/g, '\n  ')}` })
  const [error] = diagnostics
  if (error) throw new EditRefused(`The value is not YAML that content may use: ${error.message}${asText(text)}`)
  if (!Array.isArray(value) || value.length !== 1) throw new EditRefused('VALUE must be a single value.')
  if (isCutShort(text))
    throw new EditRefused(`YAML starts a comment at the #, so \`${text}\` would be cut short.${asText(text)}`)
  // A text with a colon is meant as a text far more often than as a mapping.
  if (isMapping(value[0]) && /^[^{\n]+$/.test(text))
    throw new EditRefused(
      `\`${text}\` would be a mapping because of its colon.${asText(text)}; a mapping in braces: '{ ${text.replaceAll("'", `'\\''`)} }'`,
    )
  return structuredClone(value[0])
}
