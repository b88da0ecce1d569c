import Chip from '@mui/material/Chip'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { Logos } from './logos.tsx'
import { Loop, Pause } from './loop.tsx'
import type { LogoStrip as LogoStripBlock } from './schema.ts'

/** Logos that stand still are centred, and so is their title. */
const still = { justifyContent: 'center' }

export function LogoStrip(block: LogoStripBlock) {
  const { logos, moves } = block
  return (
    <>
      <Container>
        <Stack
          direction="row"
          spacing={1.75}
          sx={{
            alignItems: 'center',
            pt: 3.5,
            ...(moves ? { '@media print, (prefers-reduced-motion: reduce)': still } : still),
          }}
        >
          <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
            {block.title}
          </Typography>
          {logos.some((logo) => logo.sample) && <Chip label={blocksWords.sample} />}
          {moves && (
            <Pause htmlFor={`${block.id}-pause`}>
              <input id={`${block.id}-pause`} type="checkbox" />
              <span>{blocksWords.pause}</span>
            </Pause>
          )}
        </Stack>
        {!moves && <Logos logos={logos} part="row" />}
      </Container>
      {moves && (
        <Loop>
          <div>
            <Logos logos={logos} part="loop" />
            <Logos logos={logos} part="copy" />
          </div>
        </Loop>
      )}
    </>
  )
}
