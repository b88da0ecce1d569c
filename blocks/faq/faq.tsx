import { styled } from '@mui/material/styles'
import { Action } from '../../src/ui/action.tsx'
import { Prose } from '../../src/ui/prose.tsx'
import { Section, SectionIntro } from '../../src/ui/section.tsx'
import type { Faq as FaqBlock } from './schema.ts'

const Columns = styled('div')({
  '@media (min-width: 900px)': { display: 'grid', gridTemplateColumns: '5fr 8fr', gap: 80, alignItems: 'start' },
})

const Aside = styled('div')({
  marginBottom: 40,
  '@media (min-width: 900px)': { position: 'sticky', top: 'calc(var(--header-height) + 24px)', marginBottom: 0 },
})

/** The browser opens and closes it, so it works without scripts and is found by the browser's own search. */
const Question = styled('details')({
  borderTop: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: '1px solid var(--line)' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    minHeight: 72,
    paddingBlock: 18,
    cursor: 'pointer',
    font: '650 1.1875rem/1.3 var(--font-display)',
    letterSpacing: '-0.01em',
    listStyle: 'none',
    transition: 'color 120ms',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: 'var(--accent-ink)' },
  '& svg': { flex: 'none', color: 'var(--accent-ink)', transition: 'rotate 200ms' },
  '&[open] svg': { rotate: '45deg' },
  '& > div': { maxWidth: '62ch', paddingBlockEnd: 28, color: 'var(--muted)' },
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    blockSize: 0,
    overflow: 'clip',
    transition: 'block-size 220ms ease, content-visibility 220ms allow-discrete',
  },
  '&[open]::details-content': { blockSize: 'auto' },
})

export function Faq(block: FaqBlock) {
  return (
    <Section>
      <Columns>
        <Aside>
          <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          {block.action && <Action action={block.action} variant="outlined" />}
        </Aside>
        <div>
          {block.items.map(({ question, answer }) => (
            <Question key={question}>
              <summary>
                {question}
                <svg
                  width="20"
                  height="20"
                  viewBox="0 0 20 20"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  aria-hidden
                >
                  <path d="M10 2v16M2 10h16" />
                </svg>
              </summary>
              <Prose markdown={answer} />
            </Question>
          ))}
        </div>
      </Columns>
    </Section>
  )
}
