import MuiCard from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CardLink, Eyebrow, Markdown, Picture, Section } from 'marquee'
import type { Card as CardBlock } from './schema.ts'

export function Card({ image, eyebrow, title, text, link }: CardBlock) {
  return (
    <Section>
      <MuiCard sx={{ position: 'relative' }}>
        {image && <Picture image={image} sizes="(min-width: 900px) 33vw, 100vw" />}
        <CardContent component={Stack} sx={{ p: 3, gap: 1.5 }}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          {text && <Markdown markdown={text} topLevel={3} />}
          {link && (
            <CardLink href={link.href} sx={{ alignSelf: 'var(--text-align, start)', fontWeight: 650 }}>
              {link.text}
            </CardLink>
          )}
        </CardContent>
      </MuiCard>
    </Section>
  )
}
