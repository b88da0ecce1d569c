import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action, Markdown, Section, SectionIntro } from 'marquee'
import { fill } from 'marquee/words'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import type { ProcessSteps as ProcessStepsBlock } from './schema.ts'

const wide = '@media (min-width: 900px)'

/** Steps along a cord: down the page on phones, across it on wide screens, a lit bulb at each. */
const Step = styled(ListItem)({
  display: 'block',
  paddingInlineStart: 48,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 8,
    insetBlock: '18px -58px',
    borderInlineStart: '1px solid var(--palette-outline)',
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 1,
    insetBlockStart: 10,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    boxShadow:
      '0 0 0 6px var(--palette-background-default), 0 0 34px 8px color-mix(in srgb, var(--palette-primary-main) 45%, transparent)',
    forcedColorAdjust: 'none',
  },
  [wide]: {
    paddingInlineStart: 0,
    paddingBlockStart: 56,
    '&::before': {
      insetInline: '8px -48px',
      insetBlock: '17px auto',
      borderInlineStart: 0,
      borderBlockStart: '1px solid var(--palette-outline)',
    },
    '&::after': { insetInlineStart: 0 },
  },
})

/** The steps of a row on wide screens: five at the most, and rows of more than one are of the same length. */
const perRow = (steps: number) => Math.ceil(steps / Math.ceil(steps / 5))

export function ProcessSteps(block: ProcessStepsBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <List
        component="ol"
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${perRow(block.steps.length)}, minmax(0, 1fr))` },
        }}
      >
        {block.steps.map(({ title, description }, index) => (
          <Step key={title}>
            <Typography
              variant="h6"
              component="p"
              sx={{ mb: 1.25, color: 'primary.text', fontSize: '1.0625rem', lineHeight: 1 }}
            >
              {fill(blocksWords.step, { n: index + 1 })}
            </Typography>
            <Typography variant="h3" sx={{ mb: 1.25 }}>
              {title}
            </Typography>
            <Box sx={{ color: 'text.secondary' }}>
              <Markdown markdown={description} />
            </Box>
          </Step>
        ))}
      </List>
      {block.action && <Action action={block.action} sx={{ mt: 7 }} />}
    </Section>
  )
}
