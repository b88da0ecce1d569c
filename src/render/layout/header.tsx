import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { opensQuote } from '../../components/action.tsx'
import { rounded } from '../../theme/rounded.ts'
import { Entry } from './entry.tsx'
import type { LayoutData } from './layout-data.ts'
import { LocationsMenu } from './locations-menu.tsx'
import { MobileMenu, menuId } from './mobile-menu.tsx'
import { opensSearch } from './search-dialog.tsx'
import { SearchIcon } from './search-icon.tsx'
import { Wordmark } from './wordmark.tsx'

/** Below this width the entries move into the full-screen menu. */
const desktopWidthPx = 900

/**
 * Fixed at the top. The loader sets classes on the body: `scrolled` after 50 px, `down` while scrolling down (spec
 * 2.8). Focus inside keeps the header visible.
 */
const Bar = styled('header')({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 1100,
  color: 'var(--palette-text-primary)',
  transition: 'transform 220ms ease, background-color 220ms ease',
  'body.scrolled &': {
    backgroundColor: 'color-mix(in srgb, var(--palette-background-default) 86%, transparent)',
    backdropFilter: 'blur(14px)',
  },
  // Without scripts the body has no classes: the header then stays at the top of the page.
  '@media (scripting: none)': { position: 'absolute' },
  'body.down &:not(:focus-within, :has(:popover-open))': { transform: 'translateY(-100%)' },
})

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: 1536,
  height: 'var(--header-height)',
  marginInline: 'auto',
  paddingInline: 'clamp(20px, 4vw, 48px)',
})

const Entries = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(18px, 2.4vw, 38px)',
  [`@media (max-width: ${desktopWidthPx - 1}px)`]: { display: 'none' },
})

const Toggle = styled('button')({
  display: 'none',
  width: 48,
  height: 48,
  marginInlineEnd: -10,
  '& svg': { margin: 'auto' },
  [`@media (max-width: ${desktopWidthPx - 1}px)`]: { display: 'block' },
})

const IconButton = styled('button', { shouldForwardProp: (name) => name !== 'sx' })({
  width: 44,
  height: 44,
  marginInline: -10,
  borderRadius: rounded(5.5),
  '& svg': { margin: 'auto' },
  '&:hover': { color: 'var(--palette-primary-text)' },
})

/** The header of every page. Menu, drawer and quote dialog are HTML and CSS: they work before any script has loaded. */
export function Header({ data }: { data: LayoutData }) {
  const { links, locations, inquire } = data.header
  return (
    <Bar>
      <Row>
        <Wordmark {...data} />
        <Entries aria-label="Main">
          {links.map((link) => (
            <Entry key={link.href} href={link.href}>
              {link.text}
            </Entry>
          ))}
          <LocationsMenu {...locations} />
          {data.search && (
            <IconButton type="button" aria-label={data.search.text} {...opensSearch}>
              <SearchIcon />
            </IconButton>
          )}
          <Button type="button" {...opensQuote}>
            {inquire}
          </Button>
        </Entries>
        <Toggle type="button" popoverTarget={menuId} aria-label="Menu">
          <svg
            width="28"
            height="28"
            viewBox="0 0 28 28"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            aria-hidden="true"
          >
            <path d="M3 9h22M9 19h16" />
          </svg>
        </Toggle>
      </Row>
      <MobileMenu data={data} />
    </Bar>
  )
}
