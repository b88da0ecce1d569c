import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Action, Section, SectionIntro } from 'marquee'
import type { WhoToCall as WhoToCallBlock } from './schema.ts'

export function WhoToCall(block: WhoToCallBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <List sx={{ borderTop: 1, borderColor: 'divider' }}>
        {block.contacts.map(({ when, text, action }, index) => (
          <ListItem key={when} divider sx={{ py: 2.75, '@media print': { py: 0.75 } }}>
            <Grid container rowSpacing={1} columnSpacing={4} sx={{ flexGrow: 1, alignItems: 'center' }}>
              <Grid size={{ xs: 12, md: 4 }}>
                <Typography variant="h5" component="h3">
                  {when}
                </Typography>
              </Grid>
              <Grid size={{ xs: 12, md: 'grow' }}>
                <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
              </Grid>
              {action && (
                <Grid size={{ xs: 12, md: 'auto' }}>
                  <Action action={action} variant={index === 0 ? 'contained' : 'outlined'} />
                </Grid>
              )}
            </Grid>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
