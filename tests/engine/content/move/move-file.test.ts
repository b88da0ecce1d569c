import { describe, expect, it } from 'vitest'
import { withMovedAddresses, withMovedPaths } from '../../../../src/content/move/file-addresses.ts'
import { textAfterFileMove } from '../../../../src/content/move/move-file.ts'
import { parse } from '../../../../src/content/parse/parse.ts'

const menu = { from: 'files/menu.pdf', to: 'files/menus/autumn.pdf' }
const bus = { from: 'images/tour/bus.png', to: 'images/2024.jpg' }

const moved = (text: string, move: typeof menu, origin?: string) =>
  textAfterFileMove(parse({ file: 'pages/about.yaml', text }), move, { ...(origin !== undefined && { origin }) })

describe('a file of another path', () => {
  it.each([
    ['a link', 'link: /files/menu.pdf#page=2', 'link: /files/menus/autumn.pdf#page=2'],
    ['Markdown', 'body: "See [it](/files/menu.pdf)."', 'body: "See [it](/files/menus/autumn.pdf)."'],
    ['a key', '"[it](/files/menu.pdf)": x', '"[it](/files/menus/autumn.pdf)": x'],
    ['a logo', 'logo: files/menu.pdf', 'logo: files/menus/autumn.pdf'],
    ['an address with the origin', 'a: https://a.org/files/menu.pdf', 'a: https://a.org/files/menus/autumn.pdf'],
  ])('is named anew in %s', (_, before, after) => {
    expect(moved(before, menu, 'https://a.org')).toEqual({ text: after, places: 1 })
  })

  it.each([
    'link: /files/menu.pdf.zip',
    'link: /old/files/menu.pdf',
    'link: /files/menu-pdf',
    'a: https://b.org/files/menu.pdf',
  ])('is not meant by %s', (text) => {
    expect(moved(text, menu, 'https://a.org')).toBeUndefined()
  })

  it('is named anew by picture fields, as a text where YAML would read a number, and nothing else changes', () => {
    const text =
      'image: { name: tour/bus, alt: A bus }\nname: tour/bus # no picture\nbody: "![](/images/tour/bus.png)"\n'
    expect(moved(text, bus)).toEqual({
      text: 'image: { name: "2024", alt: A bus }\nname: tour/bus # no picture\nbody: "![](/images/2024.jpg)"\n',
      places: 2,
    })
  })

  it('is refused where its address is written in a way that cannot be changed safely', () => {
    expect(() => moved('link: "/files/menu\\u002epdf"', menu)).toThrow(
      'pages/about.yaml names /files/menu.pdf in a way that cannot be changed safely. Change it by hand first.',
    )
  })

  it('is named anew in style sheets, by its address and from their own folder', () => {
    const sheet = 'a { src: url(/images/tour/bus.png) } b { src: url("../../_public/images/tour/bus.png") }'
    const addresses = withMovedAddresses(sheet, bus)
    expect(addresses.places).toBe(2)
    expect(withMovedPaths('url(../images/tour/bus.png)', '_public/css', bus).text).toBe('url(../images/2024.jpg)')
    expect(withMovedPaths('url(tour.png)', '_public/css', bus).places).toBe(0)
  })
})
