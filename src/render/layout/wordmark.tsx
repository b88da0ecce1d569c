import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { LayoutData } from './layout-data.ts'

const home = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  typography: 'h6',
  lineHeight: 1.05,
}

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
    <Link href="/" color="textPrimary" underline="none" sx={home} aria-label={logo === 'without' ? name : undefined}>
      {logo && <Logo aria-hidden="true" />}
      {logo !== 'without' && <span>{name}</span>}
    </Link>
  )
}
