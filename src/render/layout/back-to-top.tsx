import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { backToTopWords } from '../../../schema/language/back-to-top-words.ts'
import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'
import { onPhones } from './action-bar.tsx'
import { actionBarHeightPx } from './sizes.ts'

/**
 * The loader sets the classes: the link shows on the way up, so it covers nothing that somebody reads on the way down. Without
 * scripts it has a place at the end of the page.
 */
const Place = styled('div')({
  '@media (scripting: enabled)': {
    position: 'fixed',
    insetBlockEnd: 20,
    insetInlineEnd: 20,
    zIndex: 1000,
    transition: 'opacity 160ms',
    'body:not(.scrolled) &:not(:focus-within), body.down &:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
    [onPhones]: { 'body[data-action-bar] &': { insetBlockEnd: actionBarHeightPx + 16 } },
  },
  '@media (scripting: none)': { display: 'grid', justifyContent: 'end', padding: 20 },
  '& > a': {
    background: 'var(--palette-background-paper)',
    border: '1px solid var(--palette-outline)',
    boxShadow: 'var(--shadows-1)',
  },
})

/** The link to the top of a page: `site.yaml: backToTop`. */
export const BackToTop = () => (
  <Place>
    <IconButton size="large" href="#main" aria-label={backToTopWords.link}>
      <StrokeIcon size={22}>
        <path d="M11 19V3M4 10l7-7 7 7" />
      </StrokeIcon>
    </IconButton>
  </Place>
)
