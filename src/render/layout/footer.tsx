import Container from '@mui/material/Container'
import Divider from '@mui/material/Divider'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { dialled } from '../../../schema/phone/phone.ts'
import { SiteLink } from '../../components/links/site-link.tsx'
import { BackToTop } from './back-to-top.tsx'
import { ConsentChange } from './consent.tsx'
import type { LayoutData } from './layout-data.ts'
import { Wordmark } from './wordmark.tsx'

const Ground = styled('footer')({
  borderBlockStart: '1px solid var(--palette-divider)',
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
})

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 1.6fr) repeat(auto-fit, minmax(150px, 1fr))',
  gap: '48px 32px',
  paddingBlock: 'clamp(56px, 8vw, 96px) 40px',
  '@media (max-width: 640px)': { gridTemplateColumns: '1fr 1fr', '& > div': { gridColumn: '1 / -1' } },
  '& h2': {
    margin: '0 0 14px',
    color: 'var(--palette-text-primary)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li :is(a, button)': {
    display: 'inline-block',
    paddingBlock: 6,
    textDecoration: 'none',
    '&:hover, &[aria-current]': {
      color: 'var(--palette-primary-text)',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
})

const Contact = styled('address')({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  marginBlockStart: 20,
  fontStyle: 'normal',
  '& a': { color: 'var(--palette-text-primary)', textUnderlineOffset: '0.25em', paddingBlock: 4 },
})

/** The footer of every page. */
export function Footer({ data }: { data: LayoutData }) {
  const { columns, note, hours } = data.footer
  return (
    <Ground data-part="footer">
      <Container>
        <Grid>
          <div>
            <Wordmark {...data} />
            <Contact>
              <a href={`tel:${dialled(data.phone)}`}>{data.phone}</a>
              <a href={`mailto:${data.email}`}>{data.email}</a>
              {hours && <span>{hours}</span>}
            </Contact>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <SiteLink href={link.href}>{link.text}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Grid>
        {note && (
          <>
            <Divider />
            <Typography variant="inherit" sx={{ pt: 3, pb: 6 }}>
              {note}
            </Typography>
          </>
        )}
        {data.consent && <ConsentChange />}
      </Container>
      {data.backToTop && <BackToTop />}
    </Ground>
  )
}
