import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import type { Image } from '../../schema/pictures/image.ts'
import { displayFont } from '../theme/display-font.ts'
import { AvifSource } from './picture/avif-source.tsx'
import { usePicture } from './picture/pictures-context.ts'

const small = {
  paddingInlineStart: '24px',
  borderInlineStart: '1px solid var(--palette-outline)',
  '& blockquote': { fontSize: '1.125rem', lineHeight: 1.55 },
}

const large = {
  position: 'relative',
  maxWidth: '62rem',
  '& blockquote': displayFont('clamp(1.625rem, 1.1rem + 2.3vw, 3.125rem)', 1.14, 0.8),
  '& blockquote::before': {
    content: '"“" / ""',
    display: 'block',
    height: '0.46em',
    color: 'var(--palette-primary-text)',
    ...displayFont('3.4em', 0.9),
  },
}

type Quote = { quote: string; name: string; role: string; image?: Image | undefined; sample: boolean }
type Props = { quote: Quote; large?: boolean }

/** A quote and its author. An invented one carries the chip "Sample". */
export function QuoteFigure({ quote, large: isLarge = false }: Props) {
  return (
    <Stack component="figure" spacing={3} sx={isLarge ? large : small}>
      <blockquote>{quote.quote}</blockquote>
      <Stack component="figcaption" direction="row" spacing={1.75} sx={{ alignItems: 'center', mt: 'auto' }}>
        {quote.image && <Portrait image={quote.image} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography component="strong" sx={{ display: 'block', fontWeight: 650, lineHeight: 1.35 }}>
            {quote.name}
          </Typography>
          <Typography variant="body2" component="small" sx={{ color: 'text.secondary' }}>
            {quote.role}
          </Typography>
        </Box>
        {quote.sample && <Chip label={blocksWords.sample} />}
      </Stack>
    </Stack>
  )
}

/** In pixels. */
const portraitSize = 56

function Portrait({ image }: { image: Image }) {
  const { avif, src } = usePicture(image)
  const size = { width: portraitSize, height: portraitSize }
  return (
    <Avatar sx={size}>
      <picture>
        <AvifSource files={avif} sizes={`${portraitSize}px`} />
        <img src={src} alt={image.alt} {...size} loading="lazy" decoding="async" />
      </picture>
    </Avatar>
  )
}
