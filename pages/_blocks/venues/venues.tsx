import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro } from 'marquee'
import type { Venues as VenuesBlock } from './schema.ts'

export function Venues(block: VenuesBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <List sx={{ borderTop: 1, borderColor: 'divider' }}>
        {block.venues.map(({ name, area, note }) => (
          <ListItem key={name} divider sx={{ py: 'clamp(24px, 3vw, 40px)' }}>
            <Grid container rowSpacing={1.25} columnSpacing={6} sx={{ flexGrow: 1 }}>
              <Grid size={{ xs: 12, md: 6 }}>
                <Typography
                  variant="h3"
                  sx={{ fontSize: 'clamp(1.625rem, 1.2rem + 1.9vw, 2.75rem)', lineHeight: 1.08 }}
                >
                  {name}
                </Typography>
                {area && <Typography sx={{ mt: 1, color: 'primary.text', fontWeight: 600 }}>{area}</Typography>}
              </Grid>
              <Grid size={{ xs: 12, md: 6 }}>
                <Typography sx={{ maxWidth: '36em', fontSize: '1.125rem' }}>{note}</Typography>
              </Grid>
            </Grid>
          </ListItem>
        ))}
      </List>
      {block.districts.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', gap: '8px 14px', mt: 4 }}>
          <Typography sx={{ color: 'text.secondary' }}>{block.districtsTitle}</Typography>
          <List sx={{ display: 'flex', flexWrap: 'wrap', fontWeight: 600 }}>
            {block.districts.map((district) => (
              <Box
                component="li"
                key={district}
                sx={{ '&:not(:last-of-type)::after': { content: '"·"', px: 1.5, color: 'primary.text' } }}
              >
                {district}
              </Box>
            ))}
          </List>
        </Stack>
      )}
    </Section>
  )
}
