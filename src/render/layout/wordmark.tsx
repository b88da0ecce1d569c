import { styled } from '@mui/material/styles'
import type { LayoutData } from './layout-data.ts'

const Link = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: 'var(--font-display)',
  fontWeight: 'var(--font-weight)',
  fontSize: '1.1875rem',
  letterSpacing: 'calc(0.8 * var(--font-spacing))',
  lineHeight: 1.05,
})

/** A background, so that each tone has its own drawing, also while the tone of the header changes. */
const Logo = styled('span')({
  flex: 'none',
  width: 'var(--logo-width)',
  height: 'var(--logo-height)',
  background: 'var(--palette-logo) center / contain no-repeat',
})

/** The logo and the name of the site, or one of them. */
export function Wordmark({ name, logo }: Pick<LayoutData, 'name' | 'logo'>) {
  return (
    <Link href="/" aria-label={logo === 'alone' ? name : undefined}>
      {logo && <Logo aria-hidden="true" />}
      {logo !== 'alone' && <span>{name}</span>}
    </Link>
  )
}
