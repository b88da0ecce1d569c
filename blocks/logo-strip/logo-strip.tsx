import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { Chip } from '../../src/components/chip.tsx'
import { Logos } from './logos.tsx'
import { Loop, Pause } from './loop.tsx'
import type { LogoStrip as LogoStripBlock } from './schema.ts'

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingTop: 28,
  '& h2': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, color: 'var(--palette-text-secondary)' },
})

export function LogoStrip(block: LogoStripBlock) {
  const { logos } = block
  return (
    <>
      <Container>
        <Top>
          <h2>{block.title}</h2>
          {logos.some((logo) => logo.sample) && <Chip>Sample</Chip>}
          <Pause htmlFor={`${block.id}-pause`}>
            <input id={`${block.id}-pause`} type="checkbox" />
            <span>Pause</span>
          </Pause>
        </Top>
      </Container>
      <Loop>
        <div>
          <Logos logos={logos} />
          <Logos logos={logos} copy />
        </div>
      </Loop>
    </>
  )
}
