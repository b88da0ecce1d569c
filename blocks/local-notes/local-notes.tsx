import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro, splitText } from 'marquee'
import { firstSentence } from './first-sentence.ts'
import type { LocalNotes as LocalNotesBlock } from './schema.ts'

export function LocalNotes(block: LocalNotesBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      {/* Columns that need not be level, so that notes of different lengths leave no gaps. */}
      <List sx={{ columns: { md: 2 }, columnGap: 9 }}>
        {block.notes.map(({ text }) => {
          const { first, rest } = splitText(firstSentence, text)
          return (
            <ListItem key={text} sx={{ display: 'block', breakInside: 'avoid', pt: 0.5, pb: 'clamp(32px, 4vw, 52px)' }}>
              <Typography variant="h3" component="strong" sx={{ display: 'block' }}>
                {first}
              </Typography>
              {rest && <Typography sx={{ mt: 1.25, color: 'text.secondary' }}>{rest}</Typography>}
            </ListItem>
          )
        })}
      </List>
    </Section>
  )
}
