import { styled } from '@mui/material/styles'

const Mark = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: 'var(--font-display)',
  fontWeight: 700,
  fontSize: '1.1875rem',
  letterSpacing: '-0.02em',
  lineHeight: 1.05,
  '& svg': { flex: 'none', color: 'var(--palette-primary-text)' },
})

/** The agency's name beside a row of bulbs, like a theatre's marquee. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Mark href="/">
      <svg width="30" height="30" viewBox="0 0 30 30" fill="currentColor" aria-hidden="true">
        <path d="M4 12a11 11 0 0 1 22 0v14h-5V12a6 6 0 0 0-12 0v14H4z" />
        <circle cx="15" cy="24" r="2.6" />
      </svg>
      <span>{name}</span>
    </Mark>
  )
}
