import { styled } from '@mui/material/styles'
import { rounded } from '../../theme/rounded.ts'
import { wideTable } from '../wide-table.ts'

const heading = (fontSize: string) => ({
  fontFamily: 'var(--font-display)',
  fontWeight: 'var(--font-weight)',
  fontSize,
  lineHeight: 1.2,
  letterSpacing: 'calc(0.6 * var(--font-spacing))',
  textWrap: 'balance' as const,
})

/** The styles of body text. */
export const ProseText = styled('div')({
  '& > * + *': { marginTop: 16 },
  '& h2': heading('clamp(1.5rem, 1.35rem + 0.7vw, 1.9375rem)'),
  '& h3': heading('clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem)'),
  '& h4, & h5, & h6': heading('1.125rem'),
  '& > * + h2': { marginTop: 56 },
  '& > * + :is(h3, h4, h5, h6)': { marginTop: 40 },
  '& > :is(h2, h3, h4, h5, h6) + *': { marginTop: 12 },
  '& :is(a, button)': { color: 'var(--palette-primary-text)', textUnderlineOffset: '0.2em' },
  '& ul, & ol': { paddingInlineStart: 24, marginBottom: 0 },
  '& li + li': { marginTop: 6 },
  '& li[data-check]': { position: 'relative', listStyle: 'none' },
  '& li[data-check] + li': { marginTop: 10 },
  '& li[data-check]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -26,
    top: '0.3em',
    width: '1em',
    height: '1em',
    border: '2px solid var(--palette-primary-text)',
    borderRadius: rounded(1),
  },
  '& blockquote': {
    margin: 0,
    padding: '16px 20px',
    border: '1px solid var(--palette-outline)',
    borderRadius: rounded(3.5),
    background: 'var(--palette-background-paper)',
    fontWeight: 600,
  },
  '& blockquote p + p': { marginTop: 10 },
  '& > * + blockquote': { marginTop: 24 },
  '& > blockquote + *': { marginTop: 32 },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& [data-table]': wideTable,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '1rem', lineHeight: 1.5 },
  '& th, & td': {
    paddingBlock: 12,
    paddingInline: '0 16px',
    borderBottom: '1px solid var(--palette-divider)',
    textAlign: 'start',
  },
  '& td': { verticalAlign: 'top' },
  '& th': { color: 'var(--palette-text-secondary)', fontWeight: 600, borderColor: 'var(--palette-outline)' },
  '& td:first-of-type': { fontWeight: 600 },
})
