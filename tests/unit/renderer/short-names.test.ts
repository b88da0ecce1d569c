import { expect, it } from 'vitest'
import { createClassNames } from '../../../src/renderer/class-names.ts'
import { shortNames } from '../../../src/renderer/short-names.ts'

const rules = new Map([
  ['1abc', '.m-1abc{color:red}.m-1abc:hover{color:blue}'],
  ['2def', '.m-2def .MuiButton-root{margin:0}'],
  ['3live', '.m-3live{padding:0}'],
  ['animation-4x', '@keyframes animation-4x{to{opacity:0}}'],
])
const short = shortNames(rules, new Set(['3live']))

it('gives a rule and what it is for the same short name', () => {
  expect(short.html('<p class="m-1abc">Text</p>')).toBe('<p class="_0">Text</p>')
  expect(short.css(rules.get('1abc') ?? '')).toBe('._0{color:red}._0:hover{color:blue}')
})

it('leaves names by which the browser finds rules, and names of animations', () => {
  expect(short.html('<p class="m-3live m-1abc">')).toBe('<p class="m-3live _0">')
  expect(short.css('.m-3live{animation:animation-4x 1s}')).toBe('.m-3live{animation:animation-4x 1s}')
})

it('leaves out classes that no rule mentions, and nothing that is not a class', () => {
  expect(short.html('<a class="MuiButton-root MuiButton-text m-2def" href="/m-1abc">')).toBe(
    '<a class="MuiButton-root _1" href="/m-1abc">',
  )
  expect(short.html('<img class="MuiBox-root m-0" alt="">')).toBe('<img alt="">')
  expect(short.html('<div class="visually-hidden">class m-1abc</div>')).toBe(
    '<div class="visually-hidden">class m-1abc</div>',
  )
})

it('knows the names of each part, and which of them must stay', () => {
  const names = createClassNames()
  names.note('text', '<p class="m-1abc">', { stay: false })
  names.note('form', '<p class="m-1abc m-3live">', { stay: true })
  expect([...names.of('text')]).toEqual(['1abc'])
  expect([...names.of('form')]).toEqual(['1abc', '3live'])
  expect([...names.fixed]).toEqual(['1abc', '3live'])
  expect([...names.of('nothing')]).toEqual([])
})
