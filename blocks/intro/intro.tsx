import { styled } from '@mui/material/styles'
import { Picture } from '../../src/components/picture/picture.tsx'
import { Prose } from '../../src/components/prose/prose.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { TextLink } from '../../src/components/text-link.tsx'
import type { Intro as IntroBlock } from './schema.ts'

const Head = styled('div')({
  '& h2': { fontSize: 'clamp(2.125rem, 1.2rem + 3.9vw, 4.75rem)', lineHeight: 1, maxWidth: '11.3em' },
})

const Spread = styled('div')({
  display: 'grid',
  gap: 40,
  '@media (min-width: 900px)': { gridTemplateColumns: '7fr 5fr', gap: 72 },
})

/** Extends to the left edge of the window, beyond the page width. */
const Bleed = styled('div')({
  marginInlineStart: -20,
  '@media (min-width: 600px)': { marginInlineStart: -32 },
  '@media (min-width: 1200px)': { marginInlineStart: 'calc((1200px - 100vw) / 2 - 32px)' },
})

const Text = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 28,
  paddingTop: 24,
  borderTop: '1px solid var(--palette-outline)',
  fontSize: 'clamp(1.125rem, 1rem + 0.45vw, 1.3125rem)',
  lineHeight: 1.6,
})

export function Intro(block: IntroBlock) {
  return (
    <Section>
      <Head>
        <SectionIntro eyebrow={block.eyebrow} title={block.title} />
      </Head>
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
