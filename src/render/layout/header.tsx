import AppBar from '@mui/material/AppBar'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { layoutWords } from '../../../schema/language/layout-words.ts'
import { Action } from '../../components/links/action.tsx'
import { Entry } from './entry.tsx'
import { LanguageMenu } from './language-links.tsx'
import type { LayoutData } from './layout-data.ts'
import { MenuIcon } from './menu-icon.tsx'
import { MobileMenu, menuId } from './mobile-menu.tsx'
import { onlyWithScripts, SchemeIcon, switchesScheme } from './scheme-icon.tsx'
import { opensSearch } from './search-dialog.tsx'
import { SearchIcon } from './search-icon.tsx'
import { desktopWidthPx } from './sizes.ts'
import { Submenu } from './submenu.tsx'
import { Wordmark } from './wordmark.tsx'

/**
 * The loader sets classes on the body: `scrolled` after 50 px, `down` while scrolling down
 * (docs/requirements.md, “Header”). Focus inside keeps the header visible.
 */
const Bar = styled(AppBar)({
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'var(--palette-text-primary)',
  transition: 'transform 220ms ease, background-color 220ms ease',
  'body.scrolled &': {
    backgroundColor: 'color-mix(in srgb, var(--palette-background-default) 86%, transparent)',
    backdropFilter: 'blur(14px)',
  },
  // Its icons have the text colour of the system, and the picture behind them that of the page.
  '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
  // Without scripts the body has no classes: the header then stays at the top of the page.
  '@media (scripting: none)': { position: 'absolute' },
  'body.down &:not(:focus-within, :has(:popover-open))': { transform: 'translateY(-100%)' },
})

const Row = styled(Toolbar)({
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: 1536,
  height: 'var(--header-height)',
  marginInline: 'auto',
  paddingInline: 'clamp(20px, 4vw, 48px)',
  // Here and not on the buttons: all icon buttons of the header share one rule.
  '& > button': { marginInlineEnd: -10, [`@media (min-width: ${desktopWidthPx}px)`]: { display: 'none' } },
})

const Entries = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(18px, 2.4vw, 38px)',
  '& > button:has(> svg)': { marginInline: -12 },
  [`@media (max-width: ${desktopWidthPx - 1}px)`]: { display: 'none' },
})

/** The header of every page. Menu, drawer and quote dialog are HTML and CSS: they work before any script has loaded. */
export function Header({ data }: { data: LayoutData }) {
  const { entries, button } = data.header
  const hasMenu =
    entries.length > 0 ||
    data.search !== undefined ||
    data.hasDark ||
    data.languages !== undefined ||
    button !== undefined
  return (
    <Bar>
      <Row>
        <Wordmark {...data} />
        <Entries aria-label={layoutWords.main}>
          {entries.map((entry) =>
            entry.menu ? (
              <Submenu key={entry.text} entry={entry} />
            ) : (
              <Entry key={entry.text} href={entry.href}>
                {entry.text}
              </Entry>
            ),
          )}
          {data.search && (
            <IconButton size="large" aria-label={data.search.text} {...opensSearch}>
              <SearchIcon />
            </IconButton>
          )}
          {data.hasDark && (
            <IconButton size="large" aria-label={layoutWords.darkColours} sx={onlyWithScripts} {...switchesScheme}>
              <SchemeIcon />
            </IconButton>
          )}
          {data.languages && <LanguageMenu languages={data.languages} tag={data.language.tag} />}
          {button && <Action action={button} />}
        </Entries>
        {hasMenu && (
          <IconButton size="large" popoverTarget={menuId} aria-label={layoutWords.menu}>
            <MenuIcon d="M3 9h22M9 19h16" />
          </IconButton>
        )}
      </Row>
      {hasMenu && <MobileMenu data={data} />}
    </Bar>
  )
}
