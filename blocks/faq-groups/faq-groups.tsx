import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Question, Section, SectionIntro, stickyNav } from 'marquee'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { answerAnchors } from './answer-anchors.ts'
import type { FaqGroups as FaqGroupsBlock } from './schema.ts'

/** The names of all groups: beside them if there is room, above them on phones. */
const names = { display: { xs: 'flex', md: 'block' }, flexWrap: 'wrap', columnGap: 2.25 }

const groupStyle = {
  '& + &': { mt: 7 },
  '& summary + div > a': { display: 'inline-block', mt: 1.5, color: 'primary.text', fontSize: '0.9375rem' },
}

/** Questions in groups. `faq-search` finds its parts by `data-group` and `data-question`. */
export function FaqGroups(block: FaqGroupsBlock) {
  const anchors = answerAnchors(block.groups)
  return (
    <Section>
      <SectionIntro title={block.title} intro={block.intro} />
      <Grid container columnSpacing={8} sx={{ alignItems: 'start' }}>
        <Grid component="nav" size={{ xs: 12, md: 3 }} sx={stickyNav} aria-label={blocksWords.questionGroups}>
          <List sx={names}>
            {block.groups.map(({ anchor, title }) => (
              <ListItem key={anchor} data-group={anchor} sx={{ width: 'auto' }}>
                <Link href={`#${anchor}`} underline="hover" sx={{ py: 0.75, color: 'text.secondary' }}>
                  {title}
                </Link>
              </ListItem>
            ))}
          </List>
        </Grid>
        <Grid size={{ xs: 12, md: 9 }}>
          {block.groups.map(({ anchor, title, items }, group) => (
            <Box key={anchor} id={anchor} data-group={anchor} sx={groupStyle}>
              <Typography variant="h3" sx={{ mb: 1.5 }}>
                {title}
              </Typography>
              {items.map(({ question, answer }, index) => (
                <Question key={question} question={question} answer={answer} anchor={anchors[group]?.[index]} />
              ))}
            </Box>
          ))}
        </Grid>
      </Grid>
    </Section>
  )
}
