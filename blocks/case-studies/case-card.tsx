import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Chip } from '../../src/components/chip.tsx'
import { Picture } from '../../src/components/picture/picture.tsx'
import { rounded } from '../../src/theme/rounded.ts'
import type { Case } from './schema.ts'

const Card = styled('article')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 18,
  '& [data-picture]': { borderRadius: rounded(4.5) },
  '& [data-picture] img': { scale: 'var(--zoom, none)', transition: 'scale 500ms ease, opacity 400ms' },
  '&:has(a:hover)': { '--zoom': 1.03 },
  '& h3 a': { textDecoration: 'none' },
  '& h3 a:hover': { color: 'var(--palette-primary-text)' },
  // The whole card is clickable, while the link keeps the title as its name.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
})

const Kind = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
})

type Props = { item: Case; large: boolean }

/** One case: picture, kind, and summary. */
export function CaseCard({ item, large }: Props) {
  const { title, kind, summary, image, href, sample } = item
  const size = large ? 'clamp(1.6rem, 1.2rem + 1.6vw, 2.5rem)' : undefined
  return (
    <Card>
      <Picture image={image} sizes={large ? '(min-width: 900px) 680px, 100vw' : '(min-width: 900px) 440px, 100vw'} />
      <Kind>
        {kind}
        {sample && <Chip>Illustrative</Chip>}
      </Kind>
      <Typography variant="h3" sx={size ? { fontSize: size } : {}}>
        <a href={href}>{title}</a>
      </Typography>
      <Typography sx={{ color: 'var(--palette-text-secondary)' }}>{summary}</Typography>
    </Card>
  )
}
