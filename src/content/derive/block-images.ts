import { linksIn } from '../../../schema/links/markdown-links.ts'
import { type Image, isImage } from '../../../schema/pictures/image.ts'
import { textPicture } from '../../../schema/pictures/picture.ts'
import { collector } from './collector.ts'

/** The pictures in Markdown. */
const imagesInText = (text: string): Image[] =>
  linksIn(text).flatMap(({ address, isImage }) => (isImage ? (textPicture(address) ?? []) : []))

const add = (entry: unknown, into: Image[]) => {
  if (typeof entry === 'string' && entry.includes('![')) into.push(...imagesInText(entry))
}

/** The pictures of a parsed block, in the order in which they stand there; those in the texts of a mapping come first. */
export const imagesIn = collector<Image>((container, into) => {
  if (isImage(container)) into.push(container)
  // `for in` would turn each index of a list into a text.
  if (Array.isArray(container)) for (const entry of container) add(entry, into)
  else for (const key in container) add((container as Record<string, unknown>)[key], into)
})
