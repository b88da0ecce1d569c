import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Action } from '../../src/components/action.tsx'
import { Picture } from '../../src/components/picture/picture.tsx'
import { Prose } from '../../src/components/prose/prose.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { Sheet } from '../../src/components/sheet.tsx'
import type { BrandAlignment as BrandAlignmentBlock } from './schema.ts'

const Spread = styled('div')({
  display: 'grid',
  gap: 48,
  '@media (min-width: 900px)': { gridTemplateColumns: '5fr 7fr', gap: 72, alignItems: 'center' },
})

const Desk = styled('div')({
  '& > :last-child': { margin: '-56px 20px 0', maxWidth: 460 },
  '@media (min-width: 900px)': {
    marginInlineEnd: -32,
    '& > :last-child': { margin: '-140px 0 0 -56px' },
  },
  '@media (min-width: 1200px)': { marginInlineEnd: 'calc((1200px - 100vw) / 2 - 32px)' },
})

export function BrandAlignment(block: BrandAlignmentBlock) {
  return (
    <Box sx={{ overflowX: 'clip' }}>
      <Section>
        <Spread>
          <div>
            <SectionIntro eyebrow={block.eyebrow} title={block.title} />
            <Prose markdown={block.text} />
            {block.action && (
              <Box sx={{ mt: 4 }}>
                <Action action={block.action} variant="outlined" />
              </Box>
            )}
          </div>
          <Desk>
            <Picture image={block.image} sizes="(min-width: 900px) 58vw, 100vw" />
            <Sheet title={block.pointsTitle} points={block.points} />
          </Desk>
        </Spread>
      </Section>
    </Box>
  )
}
