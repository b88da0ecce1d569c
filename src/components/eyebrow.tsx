import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: 'var(--palette-text-secondary)',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.4,
})

/** The short line over a heading, with the mark of the theme before it: `src/theme/ornament.ts`. */
export const Eyebrow = (props: ComponentProps<typeof Line>) => <Line data-eyebrow="" {...props} />
