import { styled } from '@mui/material/styles'

/** The short line over a heading, with a lit bulb before it. */
export const Eyebrow = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: 'var(--muted)',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: 'var(--accent)',
    boxShadow: '0 0 0 4px color-mix(in srgb, var(--accent) 24%, transparent)',
    marginInlineStart: 4,
    forcedColorAdjust: 'none',
  },
})
