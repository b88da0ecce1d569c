import type { ThemeOptions } from '@mui/material/styles'
import { createElement } from 'react'
import { focusOutline } from '../focus-ring.ts'
import { rounded } from '../rounded.ts'

const Nothing = () => null
/** No icon: the browser draws the tick, so it shows before scripts have loaded, and if a script sets it. */
const noIcon = createElement(Nothing)

const mark = {
  flex: 'none',
  padding: 0,
  color: 'inherit',
  '&:hover': { backgroundColor: 'transparent' },
  '& input': {
    position: 'static' as const,
    opacity: 1,
    width: 20,
    height: 20,
    margin: 0,
    accentColor: 'var(--palette-primary-text)',
    cursor: 'inherit',
    '&:focus-visible': { outline: 'none' },
  },
}

const Arrow = (props: object) =>
  createElement(
    'svg',
    { ...props, width: 14, height: 14, viewBox: '0 0 14 14', fill: 'none', stroke: 'currentColor' },
    createElement('path', { d: 'm2 4.5 5 5 5-5', strokeWidth: 2, strokeLinecap: 'round' }),
  )

/** Text fields and choices, with labels and help. 16 px text, so that phones do not zoom; 52 px high, for a finger. */
export const fields: ThemeOptions['components'] = {
  MuiFormControl: { styleOverrides: { root: { display: 'block', minWidth: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 8,
        padding: 0,
        color: 'inherit',
        fontWeight: 600,
        lineHeight: 1.4,
        '&.Mui-focused, &.Mui-error': { color: 'inherit' },
      },
    },
  },
  // Above the field, as everywhere on the site: the edge of a field has no notch for it.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: { position: 'static', maxWidth: 'none', transform: 'none', whiteSpace: 'normal', pointerEvents: 'auto' },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { gap: 12, margin: 0, marginInlineEnd: 16 } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '8px 0 0',
        textAlign: 'start',
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        '&, &.Mui-error': { color: 'var(--palette-text-secondary)' },
      },
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { root: { lineHeight: 1.5, fontSize: '1rem' } },
  },
  MuiOutlinedInput: {
    // A border is the edge, not MUI's outline with a notch for the label: three elements less per field.
    defaultProps: { slots: { notchedOutline: Nothing } },
    styleOverrides: {
      root: {
        border: '1px solid var(--palette-outline)',
        borderRadius: rounded(3),
        background: 'var(--palette-background-default)',
        color: 'var(--palette-text-primary)',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'var(--palette-text-primary)' },
        '&:has(> :focus-visible)': { outline: focusOutline, outlineOffset: -1 },
        '&.Mui-focused': { borderColor: 'transparent' },
        '&:has([aria-invalid=true])': {
          borderColor: 'var(--palette-error-main)',
          boxShadow: 'inset 3px 0 var(--palette-error-main)',
        },
        '&:has(textarea)': { padding: 0 },
      },
      adornedStart: { padding: 0 },
      adornedEnd: { padding: 0 },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 50,
        padding: '12px 15px',
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: 'var(--palette-text-secondary)', opacity: 1 },
        '&:is(textarea)': { minHeight: 146, maxHeight: '60vh', resize: 'vertical', fieldSizing: 'content' },
      },
    },
  },
  // The space on both sides of it; MUI says left and right for that.
  MuiInputAdornment: {
    styleOverrides: {
      root: { color: 'var(--palette-text-secondary)' },
      positionStart: { margin: 0, marginInline: '14px 8px' },
      positionEnd: { margin: 0, marginInline: '8px 14px' },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: Arrow },
    styleOverrides: {
      // The specificity of MUI's own rule for the space before the arrow.
      select: { minHeight: 50, '&&&': { paddingInline: '15px 43px' } },
      icon: { right: 'auto', insetInlineEnd: 15, top: 'calc(50% - 7px)', color: 'inherit' },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: noIcon, checkedIcon: noIcon },
    styleOverrides: { root: { ...mark, borderRadius: rounded(1) } },
  },
  MuiRadio: {
    defaultProps: { icon: noIcon, checkedIcon: noIcon },
    styleOverrides: { root: mark },
  },
}
