import { gunzipSync } from 'node:zlib'

/** The encoding that the declaration of an XML file names; it is written in ASCII. */
const declared = (bytes: Buffer): string | undefined =>
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]

function textIn(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The bytes of a file that gzip has packed, or of any other; `undefined` if the package is damaged. */
function unpacked(file: Buffer): Buffer | undefined {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file
  try {
    return gunzipSync(file, { maxOutputLength: 200e6 })
  } catch {
    return undefined
  }
}

/**
 * The text of a list that another program has written: packed by gzip or not, in the encoding of its byte order mark or
 * declaration, else in UTF-8, else in that of Windows in the west, as spreadsheets there write it. `undefined` if it cannot be unpacked.
 */
export function decodeList(file: Buffer): string | undefined {
  const bytes = unpacked(file)
  if (bytes === undefined) return undefined
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  const names = [marked ?? declared(bytes), 'utf-8', 'windows-1252']
  for (const name of names) {
    const text = name === undefined ? undefined : textIn(bytes, name)
    if (text !== undefined) return text
  }
  return bytes.toString('latin1')
}
