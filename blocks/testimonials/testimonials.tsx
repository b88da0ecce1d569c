import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro } from 'marquee'
import { QuoteFigure } from '../../src/components/quote-figure.tsx'
import type { Testimonials as TestimonialsBlock } from './schema.ts'

const others = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: { xs: 4, md: 6 },
  mt: { xs: 7, md: 10 },
}

export function Testimonials(block: TestimonialsBlock) {
  const first = block.look === 'equal' ? undefined : block.quotes[0]
  const rest = first ? block.quotes.slice(1) : block.quotes
  return (
    <Section>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 6 }}>
        <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
        {block.rating && (
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 1.75, alignItems: 'baseline', alignSelf: 'start', mb: 5 }}
          >
            <Typography
              variant="h1"
              component="strong"
              sx={{
                color: 'primary.text',
                fontSize: 'clamp(4rem, 3rem + 4vw, 6.5rem)',
                lineHeight: 0.85,
                whiteSpace: 'nowrap',
              }}
            >
              {block.rating.value}
            </Typography>
            <Typography component="span" sx={{ flex: '1 1 7em', color: 'text.secondary' }}>
              {block.rating.label}
            </Typography>
          </Stack>
        )}
      </Stack>
      {first && <QuoteFigure quote={first} large />}
      {rest.length > 0 && (
        <Box sx={first ? others : { ...others, mt: 0 }}>
          {rest.map((quote) => (
            <QuoteFigure key={quote.quote} quote={quote} />
          ))}
        </Box>
      )}
    </Section>
  )
}
