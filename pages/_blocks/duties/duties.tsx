import Chip from '@mui/material/Chip'
import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Picture, rounded, Section, SectionIntro, Sheet } from 'marquee'
import type { Duties as DutiesBlock } from './schema.ts'

/** Each line as large as a heading: the day from morning to night is what people come to read. */
const duty = {
  display: 'block',
  py: 'clamp(14px, 1.8vw, 22px)',
  typography: 'h3',
  fontSize: 'clamp(1.3125rem, 1.05rem + 1.1vw, 1.9375rem)',
  lineHeight: 1.2,
  '&::first-letter': { textTransform: 'uppercase' },
}

/** The sheet overlaps the lower edge of the picture. */
const side = {
  '& > :last-child': { position: 'relative', m: '-56px 12px 0 clamp(16px, 5vw, 48px)' },
  '& [data-picture]': { borderRadius: rounded(5) },
  '& li::first-letter': { textTransform: 'uppercase' },
}

export function Duties(block: DutiesBlock) {
  return (
    <Section>
      <Grid container rowSpacing={5} columnSpacing="clamp(40px, 6vw, 88px)" sx={{ alignItems: 'start' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          <List component="ol" sx={{ borderTop: 1, borderColor: 'divider' }}>
            {block.duties.map((text) => (
              <ListItem key={text} divider sx={duty}>
                {text}
              </ListItem>
            ))}
          </List>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }} sx={side}>
          <Picture image={block.image} sizes="(min-width: 900px) 460px, 100vw" />
          <div>
            <Sheet title={block.brief.title} points={block.brief.items} />
          </div>
        </Grid>
      </Grid>
      {block.more.length > 0 && (
        <Grid container rowSpacing={4.5} columnSpacing={8} sx={{ mt: 'clamp(44px, 5vw, 72px)' }}>
          {block.more.map(({ title, items }) => (
            <Grid key={title} size={{ xs: 12, md: 6 }}>
              <Typography variant="overline" component="h3" sx={{ mb: 1.5, color: 'text.secondary' }}>
                {title}
              </Typography>
              <List sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 10px' }}>
                {items.map((item) => (
                  <Chip key={item} component="li" size="medium" label={item} />
                ))}
              </List>
            </Grid>
          ))}
        </Grid>
      )}
    </Section>
  )
}
