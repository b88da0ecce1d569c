import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import type { Link as LinkData } from '../../../schema/link.ts'
import { rounded } from '../../theme/rounded.ts'
import { Entry } from './entry.tsx'

/** Delays of spec 2.8. */
const openDelayMs = 0
const closeDelayMs = 100

/** The app sets `data-closed` on Escape, and removes it when pointer or focus leaves. */
const open = '&:not([data-closed]):is(:hover, :focus-within) > div'

/** By the browser and not MUI's `Menu`: it opens before any script has been loaded. */
const Menu = styled('div')({
  position: 'relative',
  '& > div': {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: -140,
    width: 620,
    padding: 28,
    borderRadius: rounded(4.5),
    border: '1px solid var(--palette-divider)',
    background: 'var(--palette-background-paper)',
    color: 'var(--palette-text-primary)',
    boxShadow: 'var(--shadows-8)',
    visibility: 'hidden',
    opacity: 0,
    transition: `visibility 0s linear ${closeDelayMs}ms, opacity 100ms ease ${closeDelayMs}ms`,
  },
  [open]: {
    visibility: 'visible',
    opacity: 1,
    transition: `visibility 0s linear ${openDelayMs}ms, opacity 100ms ease ${openDelayMs}ms`,
  },
})

/** Plain links: on every page the class names of so many components would weigh more than the links. */
const Cities = styled(List)({
  columns: 3,
  columnGap: 20,
  '& a': {
    display: 'block',
    padding: '7px 10px',
    marginInline: -10,
    borderRadius: rounded(2),
    textDecoration: 'none',
    breakInside: 'avoid',
    '&:hover': { background: 'var(--palette-action-hover)', color: 'var(--palette-primary-text)' },
  },
})

type Props = { text: string; cities: readonly LinkData[]; all: LinkData }

/** The LOCATIONS entry: a link to all cities, with a menu of cities on hover or focus. */
export function LocationsMenu({ text, cities, all }: Props) {
  return (
    <Menu data-menu="">
      <Entry href={all.href}>{text}</Entry>
      <div data-part="menus">
        <Cities>
          {cities.map((city) => (
            <li key={city.href}>
              <a href={city.href}>{city.text}</a>
            </li>
          ))}
        </Cities>
        <Divider sx={{ my: 2 }} />
        <Link href={all.href} sx={{ color: 'primary.text', fontWeight: 600 }}>
          {all.text}
        </Link>
      </div>
    </Menu>
  )
}
