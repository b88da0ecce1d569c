import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import ListItemButton from '@mui/material/ListItemButton'
import { ThemeProvider } from '@mui/material/styles'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChipLinks } from '../../../src/components/links/chip-links.tsx'
import { TextLink } from '../../../src/components/links/text-link.tsx'
import { renderMarkdown } from '../../../src/components/prose/render-markdown.ts'
import { theme } from '../../../src/theme/theme.ts'

const kinds = {
  link: (href: string) => <Link href={href}>Ask</Link>,
  'text link': (href: string) => <TextLink href={href}>Ask</TextLink>,
  button: (href: string) => <Button href={href}>Ask</Button>,
  row: (href: string) => <ListItemButton href={href}>Ask</ListItemButton>,
  chip: (href: string) => <ChipLinks links={[{ text: 'Ask', href }]} />,
}
const html = (element: React.ReactElement) =>
  renderToStaticMarkup(<ThemeProvider theme={theme}>{element}</ThemeProvider>)
/** The element that a person follows, without what only styles read. */
const target = (markup: string) =>
  /<(a|button)\b[^>]*?(?:href="[^"]*"|popover[tT]arget="[^"]*")/.exec(markup)?.[0] ?? ''

it.each(Object.entries(kinds))('a %s to `#quote` is a button that opens the quote dialog', (_, kind) => {
  expect(target(html(kind('#quote')))).toMatch(/^<button .*type="button".* popovertarget="quote-dialog"$/i)
  expect(target(html(kind('/about')))).toMatch(/^<a .*href="\/about"$/)
})

it('a link in Markdown does the same', () => {
  expect(renderMarkdown('Or [*ask* us](#quote), or [read](/faq).', { topLevel: 3 }).html).toBe(
    '<p>Or <button type="button" popovertarget="quote-dialog" aria-haspopup="dialog"><em>ask</em> us</button>, or <a href="/faq">read</a>.</p>\n',
  )
})
