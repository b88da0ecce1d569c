import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action } from '../../src/components/action.tsx'
import { Bulbs } from '../../src/components/bulbs.tsx'
import { Container } from '../../src/components/container.tsx'
import type { CallToAction as CallToActionBlock } from './schema.ts'

/** The only amber ground of the site: ink and accent are swapped, in every tone. */
const Ground = styled('div')({
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  '--ink': 'var(--on-accent)',
  '--accent-ink': 'var(--on-accent)',
  '--line-strong': 'var(--on-accent)',
  '--hover': 'rgb(29 16 6 / 10%)',
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

/** Dark on amber, so that the button stands out where everything else is amber. */
const Main = styled('div')({
  display: 'contents',
  '--accent': '#1d1006',
  '--accent-strong': '#3a2410',
  '--on-accent': '#f8f0e5',
})

export function CallToAction(block: CallToActionBlock) {
  return (
    <>
      <Bulbs aria-hidden />
      <Ground>
        <Container>
          <Spread>
            <Typography variant="h2">{block.title}</Typography>
            <Side>
              {block.text && <p>{block.text}</p>}
              <div>
                <Main>
                  <Action action={block.action} large />
                </Main>
                {block.secondAction && <Action action={block.secondAction} large variant="outlined" />}
              </div>
            </Side>
          </Spread>
        </Container>
      </Ground>
    </>
  )
}
