import { rtfPictures } from './rtf-pictures.ts'

/** Stands for a picture of a paste until its text is in place: a sign that nobody writes. */
export const pictureSign = '\uE000'

type PastedPictures = {
  /** The HTML with a sign in place of each picture that was found. */
  html: string
  /** The pictures, in the order of their signs. */
  files: File[]
  /** How many pictures the clipboard names without holding them, such as those of a web page. */
  missing: number
}

/** The file of a picture in a data address; `undefined` for any other address, and for data that cannot be read. */
function fileOfData(src: string): File | undefined {
  const [, type, base64] = /^data:(image\/[a-z+]+);base64,([\w+/=\s]+)$/i.exec(src) ?? []
  if (type === undefined || base64 === undefined) return undefined
  try {
    return new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], 'image.png', { type })
  } catch {
    return undefined
  }
}

/**
 * The pictures of what is pasted from a word processor. Its HTML holds them as data, or names files of the other program,
 * which are in the RTF beside it in the same order.
 */
export function pastedPictures(html: string, rtf: string): PastedPictures {
  const document = new DOMParser().parseFromString(html, 'text/html')
  // What is copied from a text of the studio has addresses of the site, which stay.
  const isOwn = document.querySelector('[data-pm-slice]') !== null
  const pictures = isOwn ? [] : [...document.querySelectorAll('img')]
  const isFile = ({ src }: HTMLImageElement) => src.startsWith('file:')
  const inRtf = pictures.some(isFile) ? rtfPictures(rtf) : []
  const isInOrder = inRtf.length === pictures.filter(isFile).length
  const files: File[] = []
  let missing = 0
  for (const picture of pictures) {
    const file = isFile(picture) ? (isInOrder ? inRtf.shift() : undefined) : fileOfData(picture.src)
    if (file) files.push(file)
    else missing++
    picture.replaceWith(file ? pictureSign : '')
  }
  return { html: pictures.length > 0 ? document.documentElement.outerHTML : html, files, missing }
}
