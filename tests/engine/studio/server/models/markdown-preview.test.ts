import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { markdown } from '../../../../../schema/text.ts'
import { renderMarkdown } from '../../../../../src/components/prose/render-markdown.ts'
import { fillTokens } from '../../../../../src/content/resolve/fill-tokens.ts'
import type { Scope } from '../../../../../src/content/resolve/scope.ts'
import { tokensOf } from '../../../../../src/studio/server/models/page-model.ts'
import { markdownWithTokens } from '../../../../../src/studio/tokens.ts'

const markup = ['club.about', 'club.link']
const schemas = { note: z.object({ type: z.literal('note'), text: markdown() }) }

/** A page with these values of tokens. */
function scopeOf(values: Record<string, string>): Scope {
  const get = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  const record = {
    get,
    has: (name: string) => get(name) !== undefined,
    isMarkup: (name: string) => markup.includes(name),
    keys: () => Object.keys(values),
  }
  const none = { get: () => undefined, has: () => false, keys: () => [] }
  return {
    page: '/about',
    site: none,
    records: [record],
    silent: new Set(),
    unnamed: new Map(),
    format: String,
    cycleOf: () => undefined,
  }
}

const onPage = (text: string, scope: Scope) => {
  const { value } = fillTokens({ type: 'note', text }, scope, schemas)
  return z.looseObject({ text: z.string() }).parse(value).text
}
const inPreview = (text: string, scope: Scope) => {
  const { tokens, markupTokens } = tokensOf(scope)
  return markdownWithTokens(text, tokens, markupTokens)
}
const shown = (text: string) =>
  new JSDOM(renderMarkdown(text, { topLevel: 3 }).html).window.document.body.textContent?.trim()

it('shows the same Markdown as the page, whatever signs the values of its tokens have', () => {
  const value = fc.string({
    unit: fc.constantFrom(...'aZ0 1.)-+*_`#[](){}<>&|~!?,:;=/\\"', '1. ', '(c)', '{club.name}'),
  })
  const values = fc.record({ 'club.name': value, 'club.about': value, 'club.link': value, 'club.phone': value })
  const part = fc.constantFrom(
    'We like ',
    '{club.name}',
    '{club.about}',
    '[site]({club.link})',
    '[call](tel:{club.phone})',
    '{club.none}',
    '{{club.name}}',
    '{constructor}',
    ' **is** ',
    '\n\n- ',
  )
  fc.assert(
    fc.property(values, fc.array(part, { minLength: 1 }), (written, parts) => {
      const scope = scopeOf(written)
      const text = parts.join('')
      expect(inPreview(text, scope)).toBe(onPage(text, scope))
    }),
  )
})

it('shows the value of a field of one line as it is written, and that of Markdown formatted', () => {
  const scope = scopeOf({ 'club.name': '1. FC_Nord_Ost *Süd*', 'club.about': 'a **great** club' })
  expect(shown(inPreview('{club.name} is {club.about}', scope))).toBe('1. FC_Nord_Ost *Süd* is a great club')
})
