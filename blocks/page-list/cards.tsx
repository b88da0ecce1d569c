import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ListedPage } from '../../schema/listed-page.ts'
import { Day } from '../../src/components/day.tsx'
import { Picture } from '../../src/components/picture/picture.tsx'
import { rounded } from '../../src/theme/rounded.ts'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '48px 40px',
  // Four cards form two rows of two instead of three and one.
  '@media (min-width: 720px)': { '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: '1fr 1fr' } },
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Card = styled('li')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  '& [data-picture]': { borderRadius: rounded(4), marginBottom: 6 },
  '&:not(:has([data-picture]))': { paddingTop: 20, borderTop: '1px solid var(--palette-divider)' },
  '& time': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  '& a': { textDecoration: 'none' },
  '& a:hover': { color: 'var(--palette-primary-text)' },
  // The whole card is clickable, while the link keeps the title as its name.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})

type Props = { pages: readonly ListedPage[]; level: 'h3' | 'h4' }

/** Pages as cards: picture, day, title, description. */
export function Cards({ pages, level }: Props) {
  const sizes = `(min-width: 1200px) ${pages.length === 4 ? 556 : 360}px, (min-width: 720px) 50vw, 100vw`
  return (
    <Grid>
      {pages.map(({ href, title, description, image, published }) => (
        <Card key={href}>
          {image && <Picture image={image} sizes={sizes} />}
          {published && <Day date={published} />}
          <Typography variant="h3" component={level}>
            <a href={href}>{title}</a>
          </Typography>
          <Typography sx={{ color: 'var(--palette-text-secondary)' }}>{description}</Typography>
        </Card>
      ))}
    </Grid>
  )
}
