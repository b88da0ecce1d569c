import { expect, it } from 'vitest'
import { parse } from '../../../../src/content/parse/parse.ts'
import { htmlTagDiagnostics } from '../../../../src/content/validate/html-tags.ts'

const messagesFor = (text: string) =>
  htmlTagDiagnostics(parse({ file: 'pages/about.yaml', text: `body: ${JSON.stringify(text)}` })).map(
    ({ message }) => message,
  )

it.each([
  ['One <b>crew</b>', '<b>'],
  ['crew</b>', '</b>'],
  ['Line<br/>break', '<br/>'],
  ['<A HREF=/faq>x</A>', '<A HREF=/faq>'],
  ['`<i>` and <i>', '<i>'],
])('finds the first tag of a text: %s', (text, tag) => {
  expect(messagesFor(text)).toEqual([`Visitors would see \`${tag}\` itself: texts contain no HTML.`])
})

it.each([
  '< 5 guests and > 3 hosts',
  'a<b and c>d',
  'a <b or more> c',
  '<3',
  '<https://www.example.com/> and <hello@example.com>',
  '<name of the city>',
  '`<b>`',
  '``a ` <b>``',
  '```html\n<b>bold</b>\n```',
  '~~~\n<b>\n~~~',
  'Text:\n\n    <b>code</b>\n    <i>code</i>',
  '\\<b>',
])('finds none in plain text and in code: %s', (text) => {
  expect(messagesFor(text)).toEqual([])
})
