import { expect, it } from 'vitest'
import { splitStyles } from '../../../src/builder/assets/critical-css.ts'
import { headerPart, layoutPart } from '../../../src/render/page-data.ts'

const rules = new Map([
  ['animation-spin', '@keyframes animation-spin{to{rotate:1turn}}'],
  ['box', '.m-box{margin:0}'],
  ['foot', '.m-foot{color:red}'],
  ['head', '.m-head{color:red}'],
  ['title', '.m-title{font-weight:700}'],
  ['unused', '.m-unused{color:blue}'],
  ['wheel', '.m-wheel{animation:animation-spin 1s}'],
])
const names: Record<string, string[]> = {
  [headerPart]: ['head'],
  [layoutPart]: ['foot', 'head'],
  title: ['title'],
  text: ['box'],
  wheel: ['wheel', 'box'],
}
const namesOf = (part: string) => new Set(names[part])
const pages = [...Array(24).fill(['title', 'text']), ['text', 'wheel']]
const split = splitStyles({ rules, namesOf, pages })

it('keeps what most pages need in the sheet of all pages, and what no part uses in none', () => {
  expect(split.common).toEqual(['box', 'foot'])
})

it('gives every page the rules of the header, and of what a twentieth of the pages begins with', () => {
  expect(split.first).toEqual(['title'])
  expect(split.critical).toEqual(['head', 'title'])
  const often = splitStyles({ rules, namesOf, pages: [...Array(19).fill(['title']), ['text', 'title']] })
  expect(often.first).toEqual(['title', 'text'])
  expect(often.critical).toEqual(['box', 'head', 'title'])
})

it('does not give a page once more what every page holds', () => {
  const seldom = splitStyles({ rules, namesOf, pages: [...Array(19).fill(['text']), ['title', 'wheel']] })
  expect(seldom.critical).toEqual(['box', 'head', 'title'])
  expect(seldom.common).toEqual(['foot'])
  expect(seldom.more(['title', 'wheel'])).toEqual(['animation-spin', 'wheel'])
})

it('gives a page with a rare part the rules that it needs besides, with their animations', () => {
  expect(split.more(['text', 'wheel'])).toEqual(['animation-spin', 'wheel'])
  expect(split.more(['text'])).toEqual([])
})

it('gives pages with the same rare parts the same rules, however often and in which order they have them', () => {
  expect(split.more(['wheel', 'text', 'wheel'])).toBe(split.more(['text', 'wheel']))
})

it('has a part that a quarter of the pages have in the sheet of all pages', () => {
  const often = splitStyles({ rules, namesOf, pages: [['title', 'wheel'], ...Array(3).fill(['title'])] })
  expect(often.common).toContain('wheel')
})
