import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ChipLinks, Day, EagerPicture, Eyebrow, PageTop, rounded } from 'marquee'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import type { PageTitle as PageTitleBlock } from './schema.ts'

/** The picture sits on the edge of the page top, as on a stage. */
const Banner = styled('div')({
  position: 'relative',
  aspectRatio: '12 / 5',
  overflow: 'hidden',
  borderRadius: `${rounded(4.5)} ${rounded(4.5)} 0 0`,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '@media (max-width: 599.95px)': { aspectRatio: '16 / 10' },
})

export function PageTitle(block: PageTitleBlock) {
  const { eyebrow, title, intro, published, updated, image, links } = block
  const hasDates = published !== undefined || updated !== undefined
  return (
    <PageTop
      rowSpacing={3.5}
      columnSpacing={8}
      bottom="clamp(40px, 4.5vw, 64px)"
      banner={
        image && (
          <Banner>
            <EagerPicture image={image} sizes="(min-width: 1200px) 1136px, 100vw" />
          </Banner>
        )
      }
    >
      <Grid size={{ xs: 12, md: 8 }}>
        {eyebrow && <Eyebrow sx={{ mb: 2.75 }}>{eyebrow}</Eyebrow>}
        <Typography
          variant="h1"
          sx={{ maxWidth: '10em', fontSize: 'clamp(2.5rem, 1.4rem + 4.4vw, 5.25rem)', lineHeight: 1 }}
        >
          {title}
        </Typography>
      </Grid>
      {(intro || hasDates) && (
        <Grid size={{ xs: 12, md: 4 }}>
          {intro && (
            <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
              {intro}
            </Typography>
          )}
          {hasDates && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, mt: 1.75, fontWeight: 600 }}>
              {published && <Day word={blocksWords.published} date={published} />}
              {updated && <Day word={blocksWords.updated} date={updated} />}
            </Stack>
          )}
        </Grid>
      )}
      {links.length > 0 && (
        <Grid component="nav" size={12} aria-label={blocksWords.onThisPage}>
          <ChipLinks links={links} />
        </Grid>
      )}
    </PageTop>
  )
}
