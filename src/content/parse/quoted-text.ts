/** A text of one line in quotes, for texts with characters that have a special meaning without quotes. */
export const quotedText = (text: string) => (/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)
