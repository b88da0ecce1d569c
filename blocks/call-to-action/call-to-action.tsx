import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action } from '../../src/components/action.tsx'
import { Ornament } from '../../src/components/ornament.tsx'
import type { CallToAction as CallToActionBlock } from './schema.ts'

/** Has the tone of the theme's part, whatever that of the block. */
const Ground = styled('div')({
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-primary)',
})

const Spread = styled('div')({
  display: 'grid',
  gap: 36,
  paddingBlock: 'clamp(64px, 9vw, 128px)',
  '& h2': { fontSize: 'clamp(2.5rem, 1.4rem + 5vw, 5.75rem)', lineHeight: 0.98, maxWidth: '9.3em' },
  '@media (min-width: 900px)': { gridTemplateColumns: '8fr 4fr', gap: 64, alignItems: 'end' },
})

const Side = styled('div')({
  display: 'grid',
  gap: 24,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
})

export function CallToAction(block: CallToActionBlock) {
  return (
    <>
      <Ornament />
      <Ground data-part="callToAction">
        <Container>
          <Spread>
            <Typography variant="h2">{block.title}</Typography>
            <Side>
              {block.text && <p>{block.text}</p>}
              <div>
                <Action action={block.action} size="large" />
                {block.secondAction && <Action action={block.secondAction} size="large" variant="outlined" />}
              </div>
            </Side>
          </Spread>
        </Container>
      </Ground>
    </>
  )
}
