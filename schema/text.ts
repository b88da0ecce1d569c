import { z } from 'zod'
import { unsafeAddresses } from './links/markdown-links.ts'
import { placeholderKinds } from './placeholders/placeholder-kind.ts'
import { translated } from './translations/translated.ts'
import { typeset, withUnbrokenSpaces } from './writing/typeset.ts'

/** The longest text a single field takes, in characters. A page that needs more needs another block. */
const maxTextLength = 20_000

/**
 * Which fields visitors read as text, inherited by all schemas derived from them. So the comparison of pages and the
 * search include the words of a new block type, but no addresses, names of pictures or settings.
 */
export const shownText = z.registry<{ shown: boolean }>()

/** Marks a text that visitors read, of a field that is made of neither `line` nor `sentences` nor `markdown`. */
export function isShown<Schema extends z.ZodType>(schema: Schema): Schema {
  shownText.add(schema, { shown: true })
  return schema
}

/** Markdown that nobody means as text: a picture, a link, bold words, and words that are struck out. */
const markdownParts =
  /!\[([^[\]\n]*)\]\([^()\s]*\)|\[([^[\]\n]+)\]\((?:\/|#|https?:|mailto:|tel:|\{)[^()\s]*\)|\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*|~~(?=[^\s~])([^~\n]*[^\s~])~~/g

const withoutMarkdown = (text: string) => text.replace(markdownParts, '$1$2$3$4')

/** A plain text shows the signs of Markdown as they are. */
const holdsNoMarkdown = (text: string, context: z.RefinementCtx) => {
  const found = /\]\(|\*\*|~~/.test(text) ? text.match(markdownParts)?.[0] : undefined
  if (found === undefined) return
  const params = { code: 'markdown-in-text', found, words: withoutMarkdown(found), plain: withoutMarkdown(text) }
  context.addIssue({ code: 'custom', message: 'holds Markdown', params })
}

/** One line that is compared and stored, such as an option of a form: its quotes and spaces stay as they are written. */
export const exactLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => !/[\r\n]/.test(text), { error: 'must be one line', params: { code: 'not-one-line' } })
    .superRefine(holdsNoMarkdown)
    .register(shownText, { shown: true })
    .register(placeholderKinds, { kind: 'text' })
    .register(translated, { as: 'none' })

/** One line of plain text: a heading, a name, a button. Line breaks are refused, markup is shown as text. */
export const line = (maxLength = 160) => exactLine(maxLength).overwrite(typeset).register(translated, { as: 'text' })

/** Plain text of one or more sentences, without markup. */
export const sentences = (maxLength = 1_200) =>
  z
    .string()
    .trim()
    .overwrite(typeset)
    .min(1)
    .max(maxLength)
    .superRefine(holdsNoMarkdown)
    .register(shownText, { shown: true })
    .register(placeholderKinds, { kind: 'text' })

/** The short line over the heading of a block. */
export const eyebrowField = (example: string) =>
  line(60)
    .optional()
    .meta({ description: 'A short line over the heading.', examples: [example] })

/** The heading of a block. */
export const titleField = (example: string) => line(120).meta({ description: 'The heading.', examples: [example] })

/** The lead under the heading of a block. */
export const introField = (example: string) =>
  sentences(320)
    .optional()
    .meta({ description: 'One or two sentences under the heading.', examples: [example] })

/** Markdown: paragraphs, lists, links, emphasis. HTML inside it is shown as text (markdown-it, `html: false`). */
export const markdown = () =>
  z
    .string()
    .trim()
    .overwrite(withUnbrokenSpaces)
    .min(1)
    .max(maxTextLength)
    .superRefine((text, context) => {
      for (const address of unsafeAddresses(text))
        context.addIssue({ code: 'custom', message: 'holds an unsafe link', params: { code: 'unsafe-link', address } })
    })
    .meta({ input: 'markdown' })
    .register(shownText, { shown: true })
    .register(placeholderKinds, { kind: 'markdown' })

/** A lower-case name for use in addresses and anchors: `guided-tours`. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters, digits and single hyphens, such as `guided-tours`',
  })
