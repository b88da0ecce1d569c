import { styled } from '@mui/material/styles'
import { Picture } from '../../src/ui/picture.tsx'
import { Prose } from '../../src/ui/prose.tsx'
import { Section, SectionIntro } from '../../src/ui/section.tsx'
import { TextLink } from '../../src/ui/text-link.tsx'
import type { Intro as IntroBlock } from './schema.ts'

const Spread = styled('div')({
  display: 'grid',
  gap: 40,
  '@media (min-width: 900px)': { gridTemplateColumns: '7fr 5fr', gap: 72, alignItems: 'end' },
})

/** Runs out to the left edge of the window, past the page width. */
const Bleed = styled('div')({
  marginInlineStart: -20,
  '@media (min-width: 600px)': { marginInlineStart: -32 },
  '@media (min-width: 1200px)': { marginInlineStart: 'calc((1200px - 100vw) / 2 - 32px)' },
})

const Text = styled('div')({
  fontSize: '1.1875rem',
  '& > a': { marginTop: 28 },
})

export function Intro(block: IntroBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} />
      <Spread>
        <Bleed>
          <Picture image={block.image} sizes="(min-width: 900px) 58vw, 100vw" />
        </Bleed>
        <Text>
          <Prose markdown={block.text} />
          {block.link && <TextLink href={block.link.href}>{block.link.text}</TextLink>}
        </Text>
      </Spread>
    </Section>
  )
}
