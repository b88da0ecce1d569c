import { expect, it } from 'vitest'
import { neededFields } from '../../../src/generate/needed-fields.ts'

const fragments: Record<string, unknown> = {
  rules: { type: 'rich-text', text: '{city.labor.breaks}', use: 'rules' },
}
const needed = (template: unknown) => neededFields(template, { word: 'city', fragment: (name) => fragments[name] })

it('names the fields of a record that all pages of a template show, in a text or as a whole list', () => {
  expect(
    needed({
      title: '{city.name} and {service.name}',
      blocks: [{ use: 'rules' }, { type: 'faq', items: { from: 'city.faqs' } }],
    }),
  ).toEqual({ tokens: ['name', 'labor.breaks'], lists: ['faqs'] })
})

it('leaves out what a condition on the record decides, and a list among others', () => {
  expect(
    needed({
      blocks: [
        { type: 'faq', items: { from: 'city.faqs' }, when: { 'city.faqs': true } },
        { type: 'faq', items: [{ from: 'city.faqs' }, { from: 'service.faqs' }] },
        { text: '{city.lede}', when: { 'service.family': 'retail' } },
      ],
    }),
  ).toEqual({ tokens: ['lede'], lists: [] })
})
