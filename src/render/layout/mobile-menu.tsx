import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { languagesWords } from '../../../schema/language/languages-words.ts'
import { layoutWords } from '../../../schema/language/layout-words.ts'
import type { HeaderEntry, MenuColumn } from '../../../schema/layout/header.ts'
import { dialled } from '../../../schema/phone/phone.ts'
import { Action } from '../../components/links/action.tsx'
import { SiteLink } from '../../components/links/site-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { LayoutData } from './layout-data.ts'
import { MenuIcon } from './menu-icon.tsx'
import { onlyWithScripts, SchemeIcon, switchesScheme } from './scheme-icon.tsx'
import { opensSearch } from './search-dialog.tsx'
import { SearchIcon } from './search-icon.tsx'

export const menuId = 'menu'

/** A popover and not a `Drawer`: it opens before any script has been loaded. */
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
  // Here and not on the button: all icon buttons of the header share one rule.
  '& > button:first-of-type': { display: 'flex', marginBlock: '-4px 8px', marginInline: 'auto -14px' },
})

const big = {
  display: 'block',
  py: 1,
  typography: 'h2',
  fontSize: '2.25rem',
  lineHeight: 1.65,
  '&[aria-current]': { color: 'primary.text' },
}

const Links = styled(List)({
  columns: 2,
  margin: '8px 0 28px',
  '& :is(a, button)': {
    display: 'block',
    paddingBlock: 9,
    textDecoration: 'none',
    color: 'var(--palette-text-secondary)',
    breakInside: 'avoid',
  },
})

/** Below each other on narrow phones, else side by side. */
const Languages = styled('nav')({
  marginBlockEnd: 20,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24, margin: 0, padding: 0, listStyle: 'none' },
  '& a': { display: 'block', paddingBlock: 10, color: 'var(--palette-text-secondary)' },
  '& a[aria-current]': { color: 'var(--palette-text-primary)', fontWeight: 650, textDecoration: 'none' },
})

/** Stays visible while the entries scroll. They fade into it, which shows that there are more below. */
const Foot = styled('div')({
  display: 'grid',
  position: 'sticky',
  insetBlockEnd: 0,
  marginInline: -24,
  padding: '12px 24px 20px',
  background: 'var(--palette-background-default)',
  boxShadow: '0 -18px 24px var(--palette-background-default)',
})

/** The lists of links below an entry. The last links of a menu without headings are in its list. */
function listsOf({ href, menu = [], highlight, all }: HeaderEntry): readonly Pick<MenuColumn, 'title' | 'links'>[] {
  const last = [...(highlight ? [highlight] : []), ...(href !== undefined && all ? [{ text: all, href }] : [])]
  const [first, ...others] = menu
  if (first && others.length === 0) return [{ links: [...first.links, ...last] }]
  return last.length > 0 ? [...menu, { links: last }] : menu
}

/** The full-screen menu on phones: the entries of the header, opened and closed by the browser. */
export function MobileMenu({ data }: { data: LayoutData }) {
  const { entries, button } = data.header
  return (
    <Screen id={menuId} data-part="menus" popover="auto" role="dialog" aria-label={layoutWords.menu}>
      <IconButton size="large" popoverTarget={menuId} popoverTargetAction="hide" aria-label={layoutWords.closeMenu}>
        <MenuIcon d="M6 6l16 16M22 6L6 22" />
      </IconButton>
      {data.search && (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<SearchIcon />}
          sx={{ justifyContent: 'start', minHeight: 56, mb: 2.5, fontWeight: 400 }}
          {...opensSearch}
        >
          {data.search.text}
        </Button>
      )}
      <nav aria-label={layoutWords.mainOnPhones}>
        {entries.map((entry) => (
          <Fragment key={entry.text}>
            <Link {...(entry.href === undefined && { component: 'p' })} href={entry.href} underline="none" sx={big}>
              {entry.text}
            </Link>
            {listsOf(entry).map(({ title, links }) => (
              <Fragment key={title ?? ''}>
                {title && <Typography sx={{ fontWeight: 700 }}>{title}</Typography>}
                <Links>
                  {links.map((link) => (
                    <li key={link.href}>
                      <SiteLink href={link.href}>{link.text}</SiteLink>
                    </li>
                  ))}
                </Links>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </nav>
      {data.languages && (
        <Languages aria-label={languagesWords.list}>
          <LanguageLinks languages={data.languages} tag={data.language.tag} />
        </Languages>
      )}
      {data.hasDark && (
        <Button color="inherit" startIcon={<SchemeIcon />} sx={{ mb: 2, ...onlyWithScripts }} {...switchesScheme}>
          {layoutWords.darkColours}
        </Button>
      )}
      <Link
        href={`tel:${dialled(data.phone)}`}
        underline="none"
        sx={[big, { mb: 3, fontSize: '1.25rem', textAlign: 'center' }]}
      >
        {data.phone}
      </Link>
      {button && (
        <Foot>
          <Action action={button} />
        </Foot>
      )}
    </Screen>
  )
}
