import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Picture, rounded, Section, SectionIntro } from 'marquee'
import type { Timeline as TimelineBlock } from './schema.ts'

/** A line along the events, with a point for each. Both are borders, so they show in forced colours and on paper. */
const event = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: 1,
  alignItems: 'start',
  paddingInlineStart: { xs: '32px', md: '48px' },
  paddingBlockEnd: { xs: '40px', md: '56px' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '7px',
    insetBlock: '12px -12px',
    borderInlineStart: '1px solid var(--palette-outline)',
  },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '6px',
    width: '15px',
    height: '15px',
    border: '4px solid var(--palette-primary-text)',
    borderRadius: '50%',
    background: 'var(--palette-background-default)',
  },
}

/** Events along a line. */
export const Timeline = (block: TimelineBlock) => (
  <Section>
    <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
    <List component="ol" sx={{ maxWidth: 900 }}>
      {block.events.map(({ when, title, text, image }) => (
        <ListItem key={`${when} ${title}`} sx={event}>
          <Typography sx={{ fontWeight: 650, color: 'primary.text' }}>{when}</Typography>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            {text && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>}
            {image && (
              <Box sx={{ maxWidth: 480, mt: 2.5, '& [data-picture]': { borderRadius: rounded(4) } }}>
                <Picture image={image} sizes="(min-width: 600px) 480px, 100vw" />
              </Box>
            )}
          </Box>
        </ListItem>
      ))}
    </List>
  </Section>
)
