import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { layoutWords } from '../../../schema/language/layout-words.ts'
import { fill } from '../../../schema/language/words.ts'
import type { HeaderEntry, MenuColumn } from '../../../schema/layout/header.ts'
import { CardLink } from '../../components/cards/card-link.tsx'
import { SiteLink } from '../../components/links/site-link.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'
import { rounded } from '../../theme/rounded.ts'
import { Entry } from './entry.tsx'

/** Delays: docs/requirements.md, “Header”. */
const openDelayMs = 0
const closeDelayMs = 100
/** The pointer has further to go from an entry to a menu that is as wide as the header. */
const wideCloseDelayMs = 300

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

const surface = {
  position: 'absolute',
  insetBlockStart: '100%',
  padding: 28,
  borderRadius: rounded(4.5),
  border: '1px solid var(--palette-divider)',
  background: 'var(--palette-background-paper)',
  color: 'var(--palette-text-primary)',
  boxShadow: 'var(--shadows-8)',
} as const

/** By the browser and not MUI's `Menu`: it opens before any script has been loaded. */
const Menu = styled('div', { shouldForwardProp: isElementProp })<{ panel: Panel }>(({ panel }) => ({
  position: 'relative',
  '& > div': {
    ...surface,
    insetInlineEnd: panel.end,
    width: panel.width,
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

/** A menu of columns is as wide as the header. While it is closed it has no box, so its picture is not loaded. */
const WideMenu = styled('div')({
  '& > span': { position: 'relative' },
  '& > div': {
    ...surface,
    insetInline: 'clamp(20px, 4vw, 48px)',
    maxWidth: 1160,
    marginInline: 'auto',
    display: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 32,
    transition: `display ${wideCloseDelayMs}ms allow-discrete`,
    // The pointer comes over it from the entry to the menu.
    '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: '100%', height: 24 },
  },
  [open]: { display: 'grid' },
})

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

/** An entry of the header with a menu, on hover or by its button. */
export function Submenu({ entry }: { entry: HeaderEntry }) {
  const { text, href, all, menu = [], highlight } = entry
  const id = `menu-${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
  const opener = (
    <>
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
    </>
  )
  const toAll = all && (
    <>
      <Divider sx={{ my: 2 }} />
      <Link href={href} sx={{ color: 'primary.text', fontWeight: 600 }}>
        {all}
      </Link>
    </>
  )
  const [first, ...others] = menu
  if (first && others.length === 0) {
    const panel = panels.find(({ maxLinks }) => first.links.length <= maxLinks) as Panel
    return (
      <Menu data-menu="" panel={panel}>
        {opener}
        <div id={id} data-part="menus">
          <Column links={first.links} columns={panel.columns} />
          {toAll}
        </div>
      </Menu>
    )
  }
  return (
    <WideMenu data-menu="">
      <span>{opener}</span>
      <div id={id} data-part="menus">
        {menu.map(({ title, links }, index) => (
          <div key={title}>
            <Typography sx={{ fontWeight: 700, mb: 1 }}>{title}</Typography>
            <Column links={links} columns={1} />
            {index === others.length && toAll}
          </div>
        ))}
        {highlight && <Highlight {...highlight} />}
      </div>
    </WideMenu>
  )
}

const Column = ({ links, columns }: { links: MenuColumn['links']; columns: number }) => (
  <Links columns={columns}>
    {links.map((link) => (
      <li key={link.href}>
        <SiteLink href={link.href}>{link.text}</SiteLink>
      </li>
    ))}
  </Links>
)

/** The link that stands out, as a card. */
const Highlight = ({ text, href, intro, image }: NonNullable<HeaderEntry['highlight']>) => (
  <Box sx={{ position: 'relative', display: 'grid', gap: 1, alignContent: 'start' }}>
    {image && (
      <Box sx={{ borderRadius: rounded(3), overflow: 'hidden', mb: 0.5 }}>
        <Picture image={image} sizes="280px" />
      </Box>
    )}
    <CardLink href={href} sx={{ fontWeight: 700 }}>
      {text}
    </CardLink>
    {intro && (
      <Typography variant="body2" color="textSecondary">
        {intro}
      </Typography>
    )}
  </Box>
)
