/** A text of one line in quotes, as YAML needs it where the text holds a sign that means something else without them. */
export const quotedText = (text: string) => (/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)
