import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { CardLink, Picture, rounded } from 'marquee'
import type { Slide as SlideFields } from './schema.ts'

const slide = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 1.5,
  '& [data-picture]': { borderRadius: rounded(4) },
  '& blockquote': { fontSize: '1.25rem', lineHeight: 1.5 },
}

/** The words fill the second column, or the only one. */
const wideSlide = {
  ...slide,
  '@media (min-width: 900px)': {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: 7,
  },
}

/** One slide, with what it has. */
export const Slide = ({ wide, image, ...words }: SlideFields & { wide: boolean }) => (
  <ListItem sx={wide ? wideSlide : slide}>
    {image && (
      <Picture
        image={image}
        sizes={wide ? '(min-width: 1200px) 540px, (min-width: 900px) 45vw, 100vw' : '(min-width: 420px) 340px, 85vw'}
      />
    )}
    {wide ? (
      <Box sx={slide}>
        <Words {...words} />
      </Box>
    ) : (
      <Words {...words} />
    )}
  </ListItem>
)

const Words = ({ name, quote, text, href }: Omit<SlideFields, 'image'>) => (
  <>
    {quote && <blockquote>{quote}</blockquote>}
    {name && (
      <Typography
        variant={quote ? 'body1' : 'h5'}
        component={quote ? 'p' : 'h3'}
        sx={{ fontWeight: quote ? 650 : undefined }}
      >
        <CardLink href={href} underline="none">
          {name}
        </CardLink>
      </Typography>
    )}
    {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
  </>
)
