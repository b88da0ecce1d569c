import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import type { HeaderEntry } from '../../../schema/header.ts'
import { layoutWords } from '../../../schema/language/layout-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'
import { SiteLink } from '../../components/site-link.tsx'
import { rounded } from '../../theme/rounded.ts'
import { Entry } from './entry.tsx'

/** Delays: docs/requirements.md, “Header”. */
const openDelayMs = 0
const closeDelayMs = 100

/**
 * Opened by the pointer, or by its button: focus alone would put all links before the next entry. The app toggles `data-open`,
 * sets `data-closed` on Escape, and removes both when pointer or focus leaves.
 */
const open = '&:not([data-closed]):is(:hover, [data-open], :has(> div a:focus)) > div'

/** The panel is as wide as its columns. It ends right of its entry, and begins inside the window wherever that stands. */
const panels = [
  { maxLinks: 7, columns: 1, width: 260, end: -28 },
  { maxLinks: 14, columns: 2, width: 440, end: -84 },
  { maxLinks: Number.POSITIVE_INFINITY, columns: 3, width: 620, end: -140 },
]
type Panel = (typeof panels)[number]

const isElementProp = (name: string) => !['panel', 'columns'].includes(name)

/** By the browser and not MUI's `Menu`: it opens before any script has been loaded. */
const Menu = styled('div', { shouldForwardProp: isElementProp })<{ panel: Panel }>(({ panel }) => ({
  position: 'relative',
  '& > div': {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: panel.end,
    width: panel.width,
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
}))

/** For keyboards; the pointer needs none. It shows where the focus is. */
const Toggle = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '100%',
  width: 28,
  padding: 0,
  opacity: 0,
  '&:focus-visible': { opacity: 1 },
})

/** Plain links: on every page the class names of so many components would weigh more than the links. */
const Links = styled(List, { shouldForwardProp: isElementProp })<{ columns: number }>(({ columns }) => ({
  columns,
  columnGap: 20,
  '& :is(a, button)': {
    display: 'block',
    padding: '7px 10px',
    marginInline: -10,
    borderRadius: rounded(2),
    textDecoration: 'none',
    breakInside: 'avoid',
    '&:hover': { background: 'var(--palette-action-hover)', color: 'var(--palette-primary-text)' },
  },
}))

type Props = { entry: HeaderEntry; links: NonNullable<HeaderEntry['menu']>['links'] }

/** An entry of the header, with a menu of links on hover, or by its button. */
export function Submenu({ entry: { text, href, all }, links }: Props) {
  const id = `menu-${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
  const panel = panels.find(({ maxLinks }) => links.length <= maxLinks) as Panel
  return (
    <Menu data-menu="" panel={panel}>
      <Entry href={href}>{text}</Entry>
      <Toggle
        data-menu-toggle=""
        aria-expanded="false"
        aria-controls={id}
        aria-label={fill(layoutWords.submenu, { entry: text })}
      >
        <StrokeIcon size={16}>
          <path d="M3 6l5 5 5-5" />
        </StrokeIcon>
      </Toggle>
      <div id={id} data-part="menus">
        <Links columns={panel.columns}>
          {links.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href}>{link.text}</SiteLink>
            </li>
          ))}
        </Links>
        {all && (
          <>
            <Divider sx={{ my: 2 }} />
            <Link href={href} sx={{ color: 'primary.text', fontWeight: 600 }}>
              {all}
            </Link>
          </>
        )}
      </div>
    </Menu>
  )
}
