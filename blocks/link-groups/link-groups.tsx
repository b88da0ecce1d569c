import Chip from '@mui/material/Chip'
import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { CardLink, Section, SectionIntro } from 'marquee'
import type { LinkGroups as LinkGroupsBlock } from './schema.ts'

export function LinkGroups(block: LinkGroupsBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Grid container rowSpacing={7} columnSpacing={8}>
        {block.groups.map(({ title, links }) => (
          <Grid key={title} component="section" size={{ xs: 12, md: 6 }}>
            <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
              {title}
            </Typography>
            <List sx={{ borderTop: 1, borderColor: 'outline' }}>
              {links.map(({ text, href, note, chip }) => (
                <ListItem
                  key={href}
                  divider
                  sx={{
                    justifyContent: 'space-between',
                    gap: 2,
                    minHeight: 76,
                    py: 1.75,
                    px: 0.5,
                    '&:hover': { bgcolor: 'action.hover' },
                  }}
                >
                  <div>
                    <CardLink href={href} sx={{ fontSize: '1.125rem', fontWeight: 650 }}>
                      {text}
                    </CardLink>
                    <Typography sx={{ color: 'text.secondary', lineHeight: 1.45 }}>{note}</Typography>
                  </div>
                  {chip && <Chip label={chip} sx={{ flex: 'none' }} />}
                </ListItem>
              ))}
            </List>
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}
