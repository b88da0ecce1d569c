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

/** One slide, with what it has. */
export const Slide = ({ image, name, quote, text, href }: SlideFields) => (
  <ListItem sx={slide}>
    {image && <Picture image={image} sizes="(min-width: 420px) 340px, 85vw" />}
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
  </ListItem>
)
