import { ThemeProvider } from '@mui/material/styles'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultLanguage } from '../../../schema/language/language.ts'
import { Header } from '../../../src/render/layout/header.tsx'
import type { LayoutData } from '../../../src/render/layout/layout-data.ts'
import { theme } from '../../../src/theme/theme.ts'

const htmlOf = (header: LayoutData['header']) => {
  const footer = { columns: [], hours: undefined }
  const data = {
    name: 'Spokes',
    logo: undefined,
    language: defaultLanguage,
    land: undefined,
    phone: '(213) 555-0142',
    email: 'hello@example.com',
    header,
    footer,
  }
  return renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <Header data={data} />
    </ThemeProvider>,
  )
}

it('has no menu on phones if there is nothing to show in it', () => {
  expect(htmlOf({ entries: [], button: undefined })).not.toContain('<button')
})

it('has a button for an entry that only has a menu, and each menu for both widths', () => {
  const menu = [{ links: [{ text: 'Repairs', href: '/repairs' }] }]
  const html = htmlOf({ entries: [{ text: 'What we do', menu }], button: undefined })
  expect(html).toMatch(/<button[^>]*>What we do<\/button>/)
  expect(html.match(/href="\/repairs"/g)).toHaveLength(2)
})

it('has the columns of a menu with their headings, and its highlighted link, for both widths', () => {
  const menu = [
    { title: 'Alone', links: [{ text: 'Rental', href: '/rental' }] },
    { title: 'Together', links: [{ text: 'Tours', href: '/tours' }] },
  ]
  const highlight = { text: 'The dunes', href: '/dunes', intro: 'Every Sunday.' }
  const html = htmlOf({ entries: [{ text: 'Ride', menu, highlight }], button: undefined })
  for (const text of ['Alone', 'Together', 'The dunes']) expect(html.split(`>${text}<`)).toHaveLength(3)
  for (const href of ['/rental', '/tours', '/dunes']) expect(html.split(`href="${href}"`)).toHaveLength(3)
})

it('has a button that leads to an address, or opens the form dialog', () => {
  const page = htmlOf({ entries: [], button: { text: 'Book', href: '/book' } })
  expect(page).toMatch(/<a[^>]* href="\/book"[^>]*>Book/)
  const form = htmlOf({ entries: [], button: { text: 'Ask', href: '#quote' } })
  expect(form).toMatch(/<button[^>]* popovertarget="quote-dialog"/i)
})
