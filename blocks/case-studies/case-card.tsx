import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CardLink, Picture, rounded } from 'marquee'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import type { Case } from './schema.ts'

type Props = { item: Case; large: boolean }

/** Words beside the picture. */
const beside = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '8fr 5fr' },
  gridTemplateRows: { md: 'auto auto 1fr' },
  columnGap: { md: 8 },
  '& > [data-picture]': { gridRow: { md: '1 / span 3' } },
}

/** One case: picture, kind, and summary. */
export function CaseCard({ item, large }: Props) {
  const { title, kind, summary, image, href, sample } = item
  return (
    <Card
      component="article"
      sx={{
        ...(large && beside),
        display: 'grid',
        alignContent: 'start',
        gap: 2.25,
        '& [data-picture]': { borderRadius: rounded(4.5) },
        '& [data-picture] img': { transition: 'scale 500ms ease, opacity 400ms' },
        '&:has(a:hover) [data-picture] img': { scale: 1.03 },
      }}
    >
      <Picture image={image} sizes={large ? '(min-width: 900px) 680px, 100vw' : '(min-width: 900px) 560px, 100vw'} />
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {kind}
        </Typography>
        {sample && <Chip label={blocksWords.illustrative} />}
      </Stack>
      <Typography variant="h3" sx={large ? { fontSize: 'clamp(1.6rem, 1.2rem + 1.6vw, 2.5rem)' } : {}}>
        <CardLink href={href} underline="none">
          {title}
        </CardLink>
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{summary}</Typography>
    </Card>
  )
}
