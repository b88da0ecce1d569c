import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { ClickedFrame, FrameCaption, FrameStage, Picture, Section } from 'marquee'
import { fill } from 'marquee/words'
import type { Embed as EmbedBlock } from './schema.ts'
import { embedWords } from './words.ts'

const Line = styled('span')({ display: 'block' })

/** Words about a frame that is not loaded. Their room stays, so that nothing moves. */
const BeforeFrame = styled(Line)({ 'figure:has(iframe) &': { visibility: 'hidden' } })

/** A frame of another site, with what it is and a link to it. */
export function Embed({ href, title, height, poster, caption }: EmbedBlock) {
  const { host } = new URL(href)
  return (
    <Section>
      <figure>
        {/* Without a picture there is nothing to print but the words below. */}
        <FrameStage sx={{ height, ...(!poster && { '@media print': { display: 'none' } }) }}>
          <ClickedFrame address={href} host={host} title={title} button={fill(embedWords.show, { title })}>
            {poster && <Picture image={poster} sizes="(min-width: 1200px) 1136px, 100vw" />}
          </ClickedFrame>
        </FrameStage>
        <FrameCaption>
          <Line>{caption ?? title} </Line>
          {fill(embedWords.from, { host })} <Link href={href}>{fill(embedWords.open, { host })}</Link>{' '}
          <BeforeFrame>{embedWords.press}</BeforeFrame>
        </FrameCaption>
      </figure>
    </Section>
  )
}
