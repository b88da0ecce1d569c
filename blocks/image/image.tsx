import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Picture, rounded, Section } from 'marquee'
import type { Image as ImageBlock } from './schema.ts'

export function Image({ image, ratio, caption, credit, link }: ImageBlock) {
  const picture = <Picture image={image} sizes="(min-width: 900px) 50vw, 100vw" />
  const words = [caption, credit].filter(Boolean)
  return (
    <Section>
      <Box component="figure" sx={{ m: 0, '& [data-picture]': { aspectRatio: ratio, borderRadius: rounded(4) } }}>
        {link ? (
          <Link href={link} sx={{ display: 'block' }}>
            {picture}
          </Link>
        ) : (
          picture
        )}
        {words.length > 0 && (
          <Typography component="figcaption" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {caption && <span>{caption} </span>}
            {credit && <small>{credit}</small>}
          </Typography>
        )}
      </Box>
    </Section>
  )
}
