import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { dialled } from '../../../schema/forms/phone.ts'
import { opensQuote } from '../../components/action.tsx'
import { rounded } from '../../theme/rounded.ts'
import type { LayoutData } from './layout-data.ts'
import { opensSearch } from './search-dialog.tsx'
import { SearchIcon } from './search-icon.tsx'

export const menuId = 'menu'

const Screen = styled('div')({
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: '18px 24px 0',
  overflowY: 'auto',
  // The focused entry never scrolls behind the foot.
  scrollPaddingBlockEnd: 120,
  overscrollBehavior: 'contain',
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-primary)',
  '&::backdrop': { background: 'var(--palette-background-default)' },
})

const Big = styled('a')({
  display: 'block',
  paddingBlock: 8,
  fontFamily: 'var(--font-display)',
  fontWeight: 700,
  fontSize: '2.25rem',
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  '&[aria-current]': { color: 'var(--palette-primary-text)' },
})

const Cities = styled('ul')({
  columns: 2,
  margin: '8px 0 28px',
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'block', paddingBlock: 9, textDecoration: 'none', color: 'var(--palette-text-secondary)' },
})

const Close = styled('button')({
  display: 'block',
  width: 48,
  height: 48,
  margin: '-4px -14px 8px auto',
  '& svg': { margin: 'auto' },
})

const Search = styled('button', { shouldForwardProp: (name) => name !== 'sx' })({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 56,
  marginBlockEnd: 20,
  padding: '0 20px',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(7),
})

/** Stays visible while the entries scroll. They fade into it, which shows that there are more below. */
const Foot = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  marginInline: -24,
  padding: '12px 24px 20px',
  background: 'var(--palette-background-default)',
  boxShadow: '0 -18px 24px var(--palette-background-default)',
})

/** The full-screen menu on phones: the entries of the header, opened and closed by the browser. */
export function MobileMenu({ data }: { data: LayoutData }) {
  const { links, locations, inquire } = data.header
  return (
    <Screen id={menuId} data-part="menus" popover="auto" role="dialog" aria-label="Menu">
      <Close type="button" popoverTarget={menuId} popoverTargetAction="hide" aria-label="Close menu">
        <svg
          width="28"
          height="28"
          viewBox="0 0 28 28"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          aria-hidden="true"
        >
          <path d="M6 6l16 16M22 6L6 22" />
        </svg>
      </Close>
      {data.search && (
        <Search type="button" {...opensSearch}>
          <SearchIcon />
          {data.search.text}
        </Search>
      )}
      <nav aria-label="Main, all entries">
        {[...links, { text: locations.text, href: locations.all.href }].map((link) => (
          <Big key={link.href} href={link.href}>
            {link.text}
          </Big>
        ))}
        <Cities>
          {[...locations.cities, locations.all].map((city) => (
            <li key={city.href}>
              <a href={city.href}>{city.text}</a>
            </li>
          ))}
        </Cities>
      </nav>
      <Big href={`tel:${dialled(data.phone)}`} sx={{ fontSize: '1.25rem', mb: 3, textAlign: 'center' }}>
        {data.phone}
      </Big>
      <Foot>
        <Button type="button" fullWidth {...opensQuote}>
          {inquire}
        </Button>
      </Foot>
    </Screen>
  )
}
