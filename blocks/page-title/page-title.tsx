import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Bulbs } from '../../src/ui/bulbs.tsx'
import { Eyebrow } from '../../src/ui/eyebrow.tsx'
import { JumpLinks } from './jump-links.tsx'
import type { PageTitle as PageTitleBlock } from './schema.ts'

const Spread = styled('div')({
  display: 'grid',
  gap: 28,
  paddingBlock: 'calc(var(--header-height) + clamp(36px, 5.5vw, 88px)) clamp(40px, 4.5vw, 64px)',
  '& h1': { fontSize: 'clamp(2.5rem, 1.4rem + 4.4vw, 5.25rem)', lineHeight: 1, maxWidth: '15ch' },
  '& [data-aside]': { display: 'grid', gap: 14, fontSize: '1.1875rem', lineHeight: 1.55, color: 'var(--muted)' },
  '& time': { color: 'var(--ink)', fontWeight: 600, fontSize: '1rem' },
  '@media (min-width: 900px)': { gridTemplateColumns: '8fr 4fr', columnGap: 64, alignItems: 'end' },
})

const Headline = styled('div')({ display: 'grid', gap: 22 })

/** The day as it is written in the United States. A date without a time is a day in UTC, wherever the build runs. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function PageTitle(block: PageTitleBlock) {
  const { eyebrow, title, intro, updated, links } = block
  return (
    <>
      <Container sx={{ px: { xs: 2.5, sm: 4 } }}>
        <Spread>
          <Headline>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Typography variant="h1">{title}</Typography>
          </Headline>
          {(intro || updated) && (
            <div data-aside="">
              {intro && <p>{intro}</p>}
              {updated && (
                <p>
                  <time dateTime={updated}>Updated {longDate.format(new Date(updated))}</time>
                </p>
              )}
            </div>
          )}
          {links.length > 0 && <JumpLinks links={links} />}
        </Spread>
      </Container>
      <Bulbs aria-hidden />
    </>
  )
}
