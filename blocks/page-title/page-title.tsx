import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Day } from '../../src/components/day.tsx'
import { Eyebrow } from '../../src/components/eyebrow.tsx'
import { Ornament } from '../../src/components/ornament.tsx'
import { EagerPicture } from '../../src/components/picture/picture.tsx'
import { rounded } from '../../src/theme/rounded.ts'
import { JumpLinks } from './jump-links.tsx'
import type { PageTitle as PageTitleBlock } from './schema.ts'

const Spread = styled('div')({
  display: 'grid',
  gap: 28,
  paddingBlock: 'calc(var(--header-height) + clamp(36px, 5.5vw, 88px)) clamp(40px, 4.5vw, 64px)',
  '& h1': { fontSize: 'clamp(2.5rem, 1.4rem + 4.4vw, 5.25rem)', lineHeight: 1, maxWidth: '10em' },
  '& [data-aside]': {
    display: 'grid',
    gap: 14,
    fontSize: '1.1875rem',
    lineHeight: 1.55,
    color: 'var(--palette-text-secondary)',
  },
  '& [data-dates]': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  '& time': { color: 'var(--palette-text-primary)', fontWeight: 600, fontSize: '1rem' },
  '@media (min-width: 900px)': { gridTemplateColumns: '8fr 4fr', columnGap: 64, alignItems: 'end' },
})

/** The picture sits on the edge of the page top, as on a stage. */
const Banner = styled('div')({
  position: 'relative',
  aspectRatio: '12 / 5',
  overflow: 'hidden',
  borderRadius: `${rounded(4.5)} ${rounded(4.5)} 0 0`,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '@media (max-width: 599.95px)': { aspectRatio: '16 / 10' },
})

const Headline = styled('div')({ display: 'grid', gap: 22 })

export function PageTitle(block: PageTitleBlock) {
  const { eyebrow, title, intro, published, updated, image, links } = block
  const hasDates = published !== undefined || updated !== undefined
  return (
    <>
      <Container>
        <Spread>
          <Headline>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Typography variant="h1">{title}</Typography>
          </Headline>
          {(intro || hasDates) && (
            <div data-aside="">
              {intro && <p>{intro}</p>}
              {hasDates && (
                <p data-dates="">
                  {published && <Day word="Published" date={published} />}
                  {updated && <Day word="Updated" date={updated} />}
                </p>
              )}
            </div>
          )}
          {links.length > 0 && <JumpLinks links={links} />}
        </Spread>
        {image && (
          <Banner>
            <EagerPicture image={image} sizes="(min-width: 1200px) 1136px, 100vw" />
          </Banner>
        )}
      </Container>
      <Ornament />
    </>
  )
}
