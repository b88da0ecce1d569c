import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action, displayFont, Section, SectionIntro, stickyAside } from 'marquee'
import type { WhyChooseUs as WhyChooseUsBlock } from './schema.ts'

const Numeral = styled('span')({
  flex: 'none',
  width: 'clamp(56px, 12vw, 150px)',
  marginInlineEnd: 20,
  color: 'var(--palette-background-default)',
  // The fill is painted over the stroke: it hides the lines where the strokes of a letter cross.
  WebkitTextStroke: '4px var(--palette-primary-text)',
  paintOrder: 'stroke fill',
  ...displayFont('clamp(3.5rem, 2rem + 5.5vw, 7.5rem)', 0.8, 2),
  '@media (forced-colors: active)': { color: 'CanvasText', WebkitTextStroke: '0' },
})

export function WhyChooseUs(block: WhyChooseUsBlock) {
  return (
    <Section>
      <Grid container rowSpacing={6} columnSpacing={10} sx={{ alignItems: 'start' }}>
        <Grid size={{ xs: 12, md: 5 }} sx={stickyAside}>
          <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          {block.action && <Action action={block.action} />}
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <List component="ol" sx={{ borderTop: 1, borderColor: 'divider' }}>
            {block.reasons.map((reason, index) => (
              <ListItem key={reason.title} divider sx={{ alignItems: 'start', py: 'clamp(28px, 4vw, 48px)' }}>
                <Numeral aria-hidden>{index + 1}</Numeral>
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="h3" sx={{ mb: 1.25, fontSize: 'clamp(1.4rem, 1.1rem + 1vw, 2rem)' }}>
                    {reason.title}
                  </Typography>
                  <Typography sx={{ color: 'text.secondary' }}>{reason.text}</Typography>
                </Box>
              </ListItem>
            ))}
          </List>
        </Grid>
      </Grid>
    </Section>
  )
}
