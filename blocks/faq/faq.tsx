import Grid from '@mui/material/Grid'
import { Action, Question, Section, SectionIntro, stickyAside } from 'marquee'
import { answerAnchor } from './answer-anchor.ts'
import type { Faq as FaqBlock } from './schema.ts'

export function Faq(block: FaqBlock) {
  return (
    <Section>
      <Grid container rowSpacing={5} columnSpacing={10} sx={{ alignItems: 'start' }}>
        <Grid size={{ xs: 12, md: 5 }} sx={stickyAside}>
          <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          {block.action && <Action action={block.action} variant="outlined" />}
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          {block.items.map(({ question, answer }, index) => (
            <Question
              key={question}
              question={question}
              answer={answer}
              anchor={answerAnchor(block.id ?? block.type, index)}
              hasLink={false}
            />
          ))}
        </Grid>
      </Grid>
    </Section>
  )
}
