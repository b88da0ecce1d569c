import { languageTag } from '../../../schema/language/language.ts'
import type { Image } from '../../../schema/pictures/image.ts'
import { type Picture, pictureKey } from '../../../schema/pictures/picture.ts'
import { escapeMarkup } from '../../../schema/writing/escape-markup.ts'
import { memoize } from '../../cache/memoize.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import {
  type CompiledHtml,
  looksLikePlaceholder,
  placeholder,
  placeholderIndex,
} from '../../components/prose/placeholder.ts'
import { headingsOf, renderMarkdown } from '../../components/prose/render-markdown.ts'
import { contentOf, contentOfAttribute } from '../main-content.ts'
import type { PlaceholderValue } from './block-structure.ts'

const fillWith =
  (fill: typeof filled) =>
  ({ texts, placeholders }: CompiledHtml, values: readonly PlaceholderValue[], pictures: PictureTable): string => {
    let html = texts[0] as string
    for (let at = 0; at < placeholders.length; at++) {
      const { index, part } = placeholders[at] as CompiledHtml['placeholders'][number]
      html += fill(values[index] as PlaceholderValue, part, pictures) + texts[at + 1]
    }
    return html
  }

/** HTML of a block with its placeholders filled: the same bytes that React renders for the block itself. */
export const fillCompiled = fillWith(filled)

/** The content of a block, from that of its compiled HTML: the same that the filled HTML has. */
export const fillContent = fillWith((value, part, pictures) => {
  const html = filled(value, part, pictures)
  return value.kind === 'image' ? contentOfAttribute(html) : contentOf(html)
})

/** How many texts are cached as HTML: a build fills in those of a page twice, in its HTML and in its content. */
const cachedTexts = 200

/** The HTML of the language, the part of a placeholder and Markdown, with spaces between them. */
const markdownHtml = memoize((key: string): string => {
  const [, part = '', markdown = ''] = /^\S+ (\S+) (.*)$/s.exec(key) ?? []
  return renderMarkdown(markdown, headingsOf(part)).html
}, cachedTexts)

function filled({ kind, value, parts }: PlaceholderValue, part: string | undefined, pictures: PictureTable): string {
  if (kind === 'image') return escapeMarkup(partOf(value as Image, part ?? '', pictures))
  if (kind === 'markdown' && part)
    return (value as string).includes('![')
      ? renderMarkdown(value as string, headingsOf(part), pictures).html
      : markdownHtml(`${languageTag()} ${part} ${value}`)
  return escapeMarkup((part && parts?.[part]) ?? (value as string))
}

function partOf(image: Image, part: string, pictures: PictureTable): string {
  if (part.startsWith('name')) return image.name
  if (part === 'alt') return image.alt
  const files = pictures[pictureKey(image)] as Picture
  return part === 'blur' ? files.blur.slice(dataStart.length) : files[part as 'src' | 'avif']
}

const dataStart = 'data:'

const named = /^name(\d+)x(\d+)x\d(\d)(\d)\uE001*\uE002$/

/** The table of pictures, extended by pictures whose name is a placeholder: their files are placeholders too. */
export const withPlaceholderPictures = (pictures: PictureTable): PictureTable =>
  new Proxy(pictures, {
    get(table, key: string): Picture | undefined {
      if (!looksLikePlaceholder(key)) return table[key]
      const name = key.slice(key.indexOf('/') + 1)
      const index = placeholderIndex(name) as number
      const [, width, height, avif, blur] = named.exec(name.slice(name.indexOf(':') + 1)) ?? []
      return {
        width: Number(width),
        height: Number(height),
        src: placeholder(index, { part: 'src' }),
        avif: avif === '1' ? placeholder(index, { part: 'avif' }) : '',
        // React preloads pictures, except those with a data URL.
        blur: blur === '1' ? `${dataStart}${placeholder(index, { part: 'blur' })}` : '',
      }
    },
  })
