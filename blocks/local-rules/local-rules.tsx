import Divider from '@mui/material/Divider'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Day, fillNodes, Section, SectionIntro } from 'marquee'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { Card } from './card.tsx'
import type { LocalRules as LocalRulesBlock } from './schema.ts'

export function LocalRules(block: LocalRulesBlock) {
  const { card, rules, reviewBy } = block
  const heading = <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
  return (
    <Section>
      {card && heading}
      <Grid container rowSpacing={5} columnSpacing="clamp(36px, 5vw, 88px)" sx={{ alignItems: 'start' }}>
        <Grid size={{ xs: 12, md: 5 }}>{card ? <Card card={card} /> : heading}</Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack divider={<Divider aria-hidden />} spacing={3}>
            {rules.map(({ title, text }) => (
              <div key={text}>
                {title && (
                  <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
                    {title}
                  </Typography>
                )}
                <Typography sx={{ fontSize: '1.125rem' }}>{text}</Typography>
              </div>
            ))}
          </Stack>
          {reviewBy && (
            <Typography variant="body2" component="small" sx={{ display: 'block', mt: 5, color: 'text.secondary' }}>
              {fillNodes(blocksWords.rulesChange, { date: <Day date={reviewBy} /> })}
            </Typography>
          )}
        </Grid>
      </Grid>
    </Section>
  )
}
