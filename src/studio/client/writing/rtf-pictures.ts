/** A group of RTF, from its brace on: what stands in it but not in groups within it, and where it ends. */
function groupAt(rtf: string, start: number): { own: string; end: number } {
  const own: string[] = []
  let depth = 0
  let end = start
  for (; end < rtf.length; end++) {
    const sign = rtf[end] as string
    if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (depth === 1) own.push(sign)
    if (depth === 0) break
  }
  return { own: own.join(''), end }
}

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: Math.floor(hex.length / 2) }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))

/** The PNG and JPEG pictures of a text in RTF, in their order. Word writes each a second time in a format of its own. */
export function rtfPictures(rtf: string): File[] {
  const files: File[] = []
  for (let at = rtf.indexOf('{\\pict'); at !== -1; ) {
    const { own, end } = groupAt(rtf, at)
    const kind = /\\(png|jpeg)blip/.exec(own)?.[1]
    const hex = own.replace(/\\[a-z]+-?\d*/g, '').replace(/[^\da-f]/gi, '')
    if (kind && hex !== '') files.push(new File([bytesOf(hex)], `image.${kind}`, { type: `image/${kind}` }))
    at = rtf.indexOf('{\\pict', end)
  }
  return files
}
