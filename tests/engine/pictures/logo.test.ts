import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Theme, themeSchema } from '../../../schema/theme/theme.ts'
import { siteIcon, siteLogo } from '../../../src/pictures/logo.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-logo-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const themeWith = (logo: object | undefined): Theme =>
  themeSchema.parse({
    tones: {
      day: { background: { default: '#ffffff' }, primary: { main: '#0b6e4f' } },
      night: { background: { default: '#101010' }, primary: { main: '#a0f0c0' } },
    },
    shape: { borderRadius: 0 },
    logo,
  })
const svg = (inside: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" fill="currentColor">${inside}</svg>\n`
const place = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
const logoOf = (theme: Theme) => siteLogo(theme, [folder, ''])

it('draws parts in currentColor in the accent of each tone, in the proportions of the drawing', () => {
  place('logo.svg', svg('<path d="M0 0h60v20H0z"/>'))
  const logo = logoOf(themeWith({ file: 'logo.svg', height: 40 }))
  expect(logo).toMatchObject({ width: 120, height: 40, files: {} })
  expect(decodeURIComponent(logo?.images['day'] ?? '')).toContain('fill="#0b6e4f"')
  expect(decodeURIComponent(logo?.images['night'] ?? '')).toContain('fill="#a0f0c0"')
})

it("applies styles of a drawing's root, with any quotes and comments", () => {
  place(
    'logo.svg',
    `<!-- <svg> --><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 20' class='a>b' style='fill:#123456;width:9px'><path d='M0 0h60v20H0z'/></svg>\n<!-- drawn by hand -->\n`,
  )
  const logo = logoOf(themeWith({ file: 'logo.svg', height: 40 }))
  expect(logo).toMatchObject({ width: 120, height: 40 })
  const drawn = decodeURIComponent(logo?.images['day'] ?? '')
  expect(drawn).toContain('width="120" height="40"')
  expect(drawn).toContain(`<g class='a>b' style='fill:#123456;width:9px'><path d='M0 0h60v20H0z'/></g></svg>`)
})

it('uses another file on dark tones', () => {
  place('logo.svg', svg('<path d="M0 0h1v1H0z"/>'))
  place('light.svg', svg('<circle r="4"/>'))
  const images = logoOf(themeWith({ file: 'logo.svg', onDark: 'light.svg' }))?.images
  expect(decodeURIComponent(images?.['night'] ?? '')).toContain('<circle')
  expect(decodeURIComponent(images?.['day'] ?? '')).not.toContain('<circle')
})

it('writes a long drawing to a file, and accepts a PNG', async () => {
  place(
    'logo.png',
    await sharp({ create: { width: 90, height: 30, channels: 4, background: '#f00' } })
      .png()
      .toBuffer(),
  )
  place('long.svg', svg(`<path d="${'M0 0h1v1H0z'.repeat(400)}"/>`))
  const png = logoOf(themeWith({ file: 'logo.png' }))
  expect(png).toMatchObject({ width: 90, height: 30 })
  const long = logoOf(themeWith({ file: 'long.svg' }))
  expect(Object.values(long?.images ?? {})).toEqual(Object.keys(long?.files ?? {}).map((address) => `url(${address})`))
})

it("draws the icon on the ground of pages, with the theme's corners, from its own file if there is one", () => {
  place('logo.svg', svg('<path d="M0 0h60v20H0z"/>'))
  place('mark.svg', svg('<circle r="4"/>'))
  const { svg: icon, ground } = siteIcon(themeWith({ file: 'logo.svg', icon: 'mark.svg' }), [folder, ''])
  expect(ground).toBe('#ffffff')
  expect(icon).toContain('rx="0" fill="#ffffff"')
  expect(icon).toContain('<circle')
})

it('draws an icon in the accent of a site without a logo', () => {
  const { svg: icon } = siteIcon(themeWith(undefined), [folder, ''])
  expect(icon).toMatch(/<circle .*fill="#0b6e4f"/)
})
