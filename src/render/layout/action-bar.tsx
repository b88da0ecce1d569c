import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { actionBarWords } from '../../../schema/language/action-bar-words.ts'
import { dialled } from '../../../schema/phone/phone.ts'
import { Icon } from '../../components/icon.tsx'
import { Action } from '../../components/links/action.tsx'
import type { LayoutData } from './layout-data.ts'
import { actionBarHeightPx, desktopWidthPx } from './sizes.ts'

/** The width at which the header has the menu alone. */
export const onPhones = `@media (max-width: ${desktopWidthPx - 0.05}px)`
const onPages = 'body[data-action-bar]'

/**
 * It sticks to the window, and has a place of its own at the end of the page, so it never covers the last lines. The
 * loader sets the class `scrolled`: the top of a page has actions of its own. It is `hidden` until the sheet has loaded,
 * since the page is not complete before.
 */
const Bar = styled('nav')({
  [onPhones]: {
    [`${onPages} &`]: {
      display: 'flex',
      gap: 12,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1000,
      minHeight: actionBarHeightPx,
      padding:
        '11px max(16px, env(safe-area-inset-right)) calc(11px + env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left))',
      borderBlockStart: '1px solid var(--palette-divider)',
      background: 'var(--palette-background-paper)',
      color: 'var(--palette-text-primary)',
      transition: 'transform 220ms ease, visibility 220ms',
      '& > *': { flex: '1 1 0', gap: 8, paddingInline: 12, lineHeight: 1.25 },
      '& > :last-child:not(:first-child)': { flexGrow: 1.6 },
    },
    // Without scripts the body has no classes, and the bar is always there.
    '@media (scripting: enabled)': {
      'body:not(.scrolled) &:not(:focus-within)': { transform: 'translateY(100%)', visibility: 'hidden' },
    },
    // The focused element never scrolls behind the bar, and notices are above it.
    [`html:has(> ${onPages} > &)`]: { scrollPaddingBlockEnd: actionBarHeightPx + 16 },
    [`${onPages}:has(> &) [data-notices]`]: {
      insetBlockEnd: `calc(${actionBarHeightPx + 12}px + env(safe-area-inset-bottom))`,
    },
  },
})

/** The bar at the foot of the window on phones: `site.yaml: actionBar`. */
export const ActionBar = ({ phone, bar: { call, button } }: Props) => (
  <Bar hidden data-part="header" data-print="no" aria-label={actionBarWords.bar}>
    {call && (
      <Button variant={button ? 'outlined' : 'contained'} href={`tel:${dialled(phone)}`}>
        <Icon name="phone" size={20} />
        {call}
      </Button>
    )}
    {button && <Action action={button} />}
  </Bar>
)

type Props = Pick<LayoutData, 'phone'> & { bar: NonNullable<LayoutData['actionBar']> }
