import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { displayFont } from '../../../theme/display-font.ts'
import { focusOutline } from '../../../theme/focus-ring.ts'
import { rounded } from '../../../theme/rounded.ts'

/** Native: it is in the quote dialog of every page, and answers before any script. */
const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 64,
  paddingInline: 12,
  borderTop: '1px solid var(--palette-divider)',
  cursor: 'pointer',
  ...displayFont('1.125rem', 1.25, 0.4),
  transition: 'background-color 120ms, color 120ms',
  '&:hover': { background: 'var(--palette-action-hover)' },
  '&:has(:checked)': {
    color: 'var(--palette-primary-text)',
    background: 'color-mix(in srgb, var(--palette-primary-main) 9%, transparent)',
  },
  '&:has(:focus-visible)': {
    outline: focusOutline,
    outlineOffset: 'calc(-1 * var(--focus-width))',
    borderRadius: rounded(1.5),
  },
  '@media (forced-colors: active)': { '&:has(:checked)': { color: 'Highlight' } },
})

/** Native: drawn by CSS from `:checked`, so that a tick shows before any script. */
const Box = styled('input')({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 26,
  height: 26,
  margin: 0,
  border: '2px solid var(--palette-outline)',
  borderRadius: rounded(2),
  cursor: 'inherit',
  transition: 'background-color 120ms, border-color 120ms, box-shadow 160ms',
  'label:hover > &': { borderColor: 'var(--palette-primary-text)' },
  '&:focus-visible': { outline: 'none' },
  '&::before': {
    content: '""',
    width: 14,
    height: 14,
    clipPath: 'polygon(12% 46%, 0 60%, 38% 96%, 100% 18%, 86% 4%, 37% 68%)',
    background: 'var(--palette-primary-contrastText)',
    scale: 0,
    transition: 'scale 120ms',
  },
  // Lit like the bulb of the headings.
  '&:checked': {
    background: 'var(--palette-primary-main)',
    borderColor: 'var(--palette-primary-main)',
    boxShadow: '0 0 0 5px color-mix(in srgb, var(--palette-primary-main) 22%, transparent)',
  },
  '&:checked::before': { scale: 1 },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
})

/** A check box whose whole row is clickable. */
export function CheckRow({ children, ...props }: ComponentProps<'input'>) {
  return (
    <Row>
      <Box {...props} type="checkbox" />
      {children}
    </Row>
  )
}
