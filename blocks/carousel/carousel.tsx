import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Section, SectionIntro } from 'marquee'
import { useRef } from 'react'
import type { Carousel as CarouselBlock } from './schema.ts'
import { Slide } from './slide.tsx'
import { carouselWords } from './words.ts'

/** The browser moves it by finger, wheel, pad and arrow keys, and stops at a slide. On paper all slides stand in rows. */
const Row = styled(List)({
  display: 'flex',
  gap: 24,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  paddingBlockEnd: 12,
  '& > li': { flex: '0 0 min(85%, 340px)', scrollSnapAlign: 'start' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '@media print': { flexWrap: 'wrap', overflow: 'visible' },
})

/** In place of the width of a card. */
const oneAtATime = { '& > li': { flexBasis: '100%' } }

const buttons = {
  justifyContent: 'end',
  mb: 2,
  '@media (scripting: none), print': { display: 'none' },
  '& svg:dir(rtl)': { scale: '-1 1' },
}

/** Slides that are moved sideways, by hand alone. */
export function Carousel(block: CarouselBlock) {
  const row = useRef<HTMLUListElement>(null)
  const id = `${block.id ?? block.type}-slides`

  /** Moves by as many slides as show, one at least. */
  function move(by: 1 | -1) {
    const list = row.current
    const [first, second] = list?.children ?? []
    if (!list || !first || !second) return
    const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
    const isRtl = getComputedStyle(list).direction === 'rtl'
    list.scrollBy({ left: by * (isRtl ? -1 : 1) * Math.max(1, Math.floor(list.clientWidth / step)) * step })
  }

  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Stack direction="row" spacing={1} sx={buttons}>
        <IconButton aria-label={carouselWords.previous} aria-controls={id} onClick={() => move(-1)}>
          <Arrow path="m13 3-7 7 7 7" />
        </IconButton>
        <IconButton aria-label={carouselWords.next} aria-controls={id} onClick={() => move(1)}>
          <Arrow path="m7 3 7 7-7 7" />
        </IconButton>
      </Stack>
      <Row ref={row} id={id} aria-label={block.title} tabIndex={0} sx={block.wide ? oneAtATime : undefined}>
        {block.slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order, and need not have a name
          <Slide key={index} wide={block.wide} {...slide} />
        ))}
      </Row>
    </Section>
  )
}

const Arrow = ({ path }: { path: string }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d={path} />
  </svg>
)
