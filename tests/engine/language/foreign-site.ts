import type { z } from 'zod'
import type { Block, BlockSchemas } from '../../../schema/block.ts'
import { type Language, setLanguage } from '../../../schema/language/language.ts'
import { languageOf } from '../../../schema/language/language-fields.ts'
import { shownWords } from '../../../schema/language/wording.ts'
import { siteSchema } from '../../../schema/site/site.ts'
import { tagAround } from '../../../src/components/prose/tagged-text.ts'
import type { LoadedSite } from '../../../src/content/load/load.ts'
import { tagTexts } from '../../../src/render/marks/tag-texts.ts'

/** Addresses in Markdown, placeholders, moments, and what is not text: these stay. */
const kept = /\]\([^)\s]*\)|\{[\w.]+\}|\[\w+\](?!\()|\d{4}-\d\d-\d\dT[\d:.+-]+Z?/

/** A text in letters that English does not have, as long as it was. */
const foreign = (text: string): string =>
  text
    .split(new RegExp(`(${kept.source})`))
    .map((part) => (kept.test(part) ? part : part.replace(/[A-Za-z]/g, 'ж')))
    .join('')

/** What has a tag, in other letters; an amount of money stays a number. */
function withoutTags(value: unknown, original: unknown): unknown {
  if (typeof value === 'string') {
    const tag = typeof original === 'string' ? tagAround(value) : undefined
    return tag ? foreign(tag.text) : original
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry, index) => withoutTags(entry, (original as unknown[])[index]))
  const own = original as Record<string, unknown>
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutTags(entry, own[key])]))
}

const inForeignLetters = <Value>(value: Value, schemas: Parameters<typeof tagTexts>[1]): Value =>
  withoutTags(
    tagTexts(value, schemas, () => 'x'),
    value,
  ) as Value

/** All words of the engine, with those of these blocks, in letters that English does not have. */
export function foreignWords(blocks: BlockSchemas): Language['words'] {
  setLanguage(undefined)
  return inForeignLetters(shownWords(blocks), 'all')
}

/** A language with no English word. */
export const foreignLanguage = (locale: string, currency: string, blocks: BlockSchemas): Language =>
  languageOf({ locale, currency }, foreignWords(blocks))

/** The site with each text that visitors read in letters that English does not have. */
export function foreignSite(site: LoadedSite, language: Language): LoadedSite {
  const block = <Given extends Block>(one: Given): Given => inForeignLetters(one, [site.blocks[one.type] as z.ZodType])
  return {
    ...site,
    language,
    site: inForeignLetters(site.site, [siteSchema]),
    header: site.header.map(({ text, menu, highlight, all, ...entry }) => ({
      ...entry,
      text: foreign(text),
      ...(all !== undefined && { all: foreign(all) }),
      ...(menu && {
        menu: menu.map(({ title, links, ...column }) => ({
          ...column,
          ...(title !== undefined && { title: foreign(title) }),
          links: links.map((link) => ({ ...link, text: foreign(link.text) })),
        })),
      }),
      ...(highlight && {
        highlight: { ...highlight, text: foreign(highlight.text), intro: highlight.intro && foreign(highlight.intro) },
      }),
    })),
    footer: site.footer.map(({ title, links }) => ({
      title: foreign(title),
      links: links.map((link) => ({ ...link, text: foreign(link.text) })),
    })),
    ...(site.dialog && { dialog: block(site.dialog) }),
    pages: site.pages.map((page) => ({
      ...page,
      title: foreign(page.title),
      description: foreign(page.description),
      blocks: page.blocks.map((one) => block(one)),
    })),
  }
}
