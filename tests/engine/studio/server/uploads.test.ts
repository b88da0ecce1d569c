import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../../src/studio/server/uploads/file-kind.ts'
import { svgRefusal } from '../../../../src/studio/server/uploads/svg-refusal.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const svg = (inner: string, attributes = '') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`

describe('the kind of a file', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['a film of a phone', bytes('\0\0\0\x18ftypmp42\0\0\0\0'), 'mp4'],
    ['a film of a browser', bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webmB'), 'webm'],
    ['a drawing', bytes(svg('<path d="M0 0h9"/>')), 'svg'],
    ['a drawing below a comment', bytes('<!-- By hand -->\n<svg></svg>'), 'svg'],
    ['a picture in the container of films', bytes('\0\0\0\x1cftypavif\0\0\0\0'), undefined],
    ['another Matroska file', bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska'), undefined],
    ['a page', bytes('<!doctype html><svg></svg>'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('is read from its bytes: %s', (_, file, kind) => {
    expect(kindOf(file)).toBe(kind)
  })
})

describe('a drawing', () => {
  it.each([
    ['paths and colours', svg('<path d="M0 0h9" fill="currentColor"/>')],
    ['a gradient of its own', svg('<linearGradient id="a"/><path fill="url(#a)"/><use xlink:href="#b" href="#b"/>')],
    ['a picture in it', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ['the notes of a program', svg('<metadata><rdf:li rdf:resource="https://example.com"/></metadata>')],
    [
      'its type',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
  ])('is taken with %s', (_, drawing) => {
    expect(svgRefusal(drawing)).toBeUndefined()
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'has a script'],
    ['a script of another name space', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'has a script'],
    [
      'a script behind a prefix of other letters',
      svg('<é:script xmlns:é="http://www.w3.org/2000/svg"/>'),
      'has a script',
    ],
    [
      'a script between texts that look like a comment',
      svg('<![CDATA[<!--]]><script/><![CDATA[-->]]>'),
      'has a script',
    ],
    ['an event', svg('', ' onload="alert(1)"'), 'has code that runs'],
    ['an event behind a slash', svg('<path/onclick=alert(1) />'), 'has code that runs'],
    ['a page', svg('<foreignObject><p>Hi</p></foreignObject>'), 'holds parts of a page'],
    ['a link with a script', svg('<a href="javascript:alert(1)"/>'), 'refers to an address outside'],
    ['a link with a hidden script', svg('<a xlink:href="&#106;avascript:alert(1)"/>'), 'refers to an address outside'],
    ['a link without quotes', svg('<a href=javascript:alert(1) />'), 'refers to an address outside'],
    ['a drawing within data', svg('<use href="data:image/svg+xml;base64,PHN2Zz4="/>'), 'refers to an address outside'],
    ['a picture elsewhere', svg('<image href="https://example.com/a.png"/>'), 'refers to an address outside'],
    [
      'a font elsewhere',
      svg('<style>a { src: url(https://example.com/a.woff2) }</style>'),
      'refers to an address outside',
    ],
    ['styles of another file', svg('<style>@import "a.css";</style>'), 'has styles that can load others'],
    ['an address with hidden signs', svg('<style>a { fill: u\\72l(//example.com) }</style>'), 'has styles'],
    ['an address that changes', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'changes an address'],
    [
      'an address that changes by another spelling',
      svg('<set attributeName="&#104;ref" to="#a"/>'),
      'changes an address',
    ],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`, 'defines entities'],
    ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'loads a style sheet'],
    ['a comment that is none', svg('<!-- --><script/><!-- -->'), 'has a script'],
    ['bytes that are no text', svg('\0'), 'is not written in UTF-8'],
  ])('is refused with %s, in words', (_, drawing, words) => {
    expect(svgRefusal(drawing)).toContain(words)
  })
})
