import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { rounded } from '../../../theme/rounded.ts'

const Row = styled(FormControlLabel)({
  gap: 16,
  minHeight: 64,
  margin: 0,
  paddingInline: 12,
  borderTop: '1px solid var(--palette-divider)',
  font: 'var(--font-weight) 1.125rem/1.25 var(--font-display)',
  letterSpacing: 'calc(0.4 * var(--font-spacing))',
  transition: 'background-color 120ms, color 120ms',
  '&:hover': { background: 'var(--palette-action-hover)' },
  '&:has(:checked)': {
    color: 'var(--palette-primary-text)',
    background: 'color-mix(in srgb, var(--palette-primary-main) 9%, transparent)',
  },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--palette-primary-text)',
    outlineOffset: -3,
    borderRadius: rounded(1.5),
  },
  '@media (forced-colors: active)': { '&:has(:checked)': { color: 'Highlight' } },
})

const Box = styled(Checkbox)({
  '& input': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: 26,
    height: 26,
    border: '2px solid var(--palette-outline)',
    borderRadius: rounded(2),
    transition: 'background-color 120ms, border-color 120ms, box-shadow 160ms',
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
  },
  'label:hover > & input': { borderColor: 'var(--palette-primary-text)' },
})

/** A check box whose whole row is clickable. */
export function CheckRow({ children, ...attributes }: ComponentProps<'input'>) {
  return <Row disableTypography control={<Box slotProps={{ input: attributes }} />} label={children} />
}
