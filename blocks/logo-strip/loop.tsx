import { keyframes, styled } from '@mui/material/styles'

/** One round of logos takes 20 seconds (docs/requirements.md, “Home page”). */
const loopMs = 20_000

const pass = keyframes({ to: { transform: 'translateX(-50%)' } })

/**
 * Moves its content, two equal lists, by one list and starts over. It pauses under the pointer, while something in it
 * has the focus, and while the box of {@link Pause} is ticked. On paper and with reduced motion it is one list that wraps.
 */
export const Loop = styled('div')({
  overflow: 'hidden',
  padding: '20px 0 28px',
  borderBottom: '1px solid var(--palette-divider)',
  maskImage: 'linear-gradient(90deg, transparent, black 8%, black 92%, transparent)',
  '& > div': {
    display: 'flex',
    width: 'max-content',
    animation: `${pass} ${loopMs}ms linear infinite`,
    animationPlayState: 'var(--play, running)',
  },
  '&:hover, &:focus-within, [data-block]:has(input:checked) &': { '--play': 'paused' },
  '@media print, (prefers-reduced-motion: reduce)': {
    maskImage: 'none',
    '& > div': { width: 'auto', animation: 'none' },
    '& [aria-hidden]': { display: 'none' },
  },
})

/** Motion of more than five seconds needs a way to stop it (WCAG 2.2.2). Native: the check box needs no script. */
export const Pause = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  flex: 'none',
  marginInlineStart: 'auto',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.875rem',
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    width: 12,
    height: 14,
    margin: 0,
    border: 'solid currentColor',
    borderWidth: '0 4px',
    cursor: 'pointer',
  },
  '& input:checked': { borderWidth: '7px 0 7px 12px', borderColor: 'transparent transparent transparent currentColor' },
  '&:hover': { color: 'var(--palette-text-primary)' },
  '@media print, (prefers-reduced-motion: reduce)': { display: 'none' },
})
