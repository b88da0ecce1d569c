import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import type { ListedPage } from '../../../schema/pages/listed-page.ts'
import { rounded } from '../../theme/rounded.ts'
import { Day } from '../day.tsx'
import { Picture } from '../picture/picture.tsx'
import { CardLink } from './card-link.tsx'

/** Four cards form two rows of two instead of three and one. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '48px 40px',
  '@media (min-width: 720px)': { '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: '1fr 1fr' } },
}

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: 1.5,
  '& [data-picture]': { borderRadius: rounded(4), mb: 0.75 },
  '&:not(:has([data-picture]))': { pt: 2.5, borderTop: 1, borderColor: 'divider' },
}

type Props = { pages: readonly ListedPage[]; level: 'h3' | 'h4' }

/** Pages as cards: picture, day, title, description. */
export function PageCards({ pages, level }: Props) {
  const sizes = `(min-width: 1200px) ${pages.length === 4 ? 556 : 360}px, (min-width: 720px) 50vw, 100vw`
  return (
    <List sx={columns}>
      {pages.map(({ href, title, description, image, published }) => (
        <ListItem key={href} sx={card}>
          {image && <Picture image={image} sizes={sizes} />}
          {published && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Day date={published} />
            </Typography>
          )}
          <Typography variant="h3" component={level}>
            <CardLink href={href} underline="none">
              {title}
            </CardLink>
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>
        </ListItem>
      ))}
    </List>
  )
}
