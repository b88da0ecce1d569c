import { styled } from '@mui/material/styles'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { displayFont } from '../theme/display-font.ts'
import { Prose } from './prose/prose.tsx'

const stroke = 'linear-gradient(currentColor 0 0)'

/** The browser opens and closes it, so it works without scripts and is found by the browser's own search. */
const Details = styled('details')({
  borderTop: '1px solid var(--palette-divider)',
  '&:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    minHeight: 72,
    paddingBlock: 18,
    cursor: 'pointer',
    ...displayFont('1.1875rem', 1.3, 0.4),
    textWrap: 'balance',
    listStyle: 'none',
    transition: 'color 120ms',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: 'var(--palette-primary-text)' },
  // A plus, on paper and in forced colours too.
  '& summary::after': {
    content: '""',
    flex: 'none',
    width: 20,
    height: 20,
    color: 'var(--palette-primary-text)',
    background: `${stroke} 50%/16px 2px no-repeat,${stroke} 50%/2px 16px no-repeat`,
    printColorAdjust: 'exact',
    transition: 'rotate 200ms',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
  '&[open] summary::after': { rotate: '45deg' },
  '& > div': { maxWidth: '40em', paddingBlockEnd: 28, color: 'var(--palette-text-secondary)' },
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    blockSize: 0,
    overflow: 'clip',
    transition: 'block-size var(--unfold, 220ms) ease, content-visibility var(--unfold, 220ms) allow-discrete',
  },
  '&[open]::details-content': { blockSize: 'auto' },
  // A link to the answer opens it and scrolls to it at once: scrolling to an unfolding element would not work.
  '&:has(:target)': { '--unfold': '0s' },
  // On paper every answer shows.
  '@media print': {
    '& summary': { minHeight: 0, paddingBlock: '8pt 4pt', breakAfter: 'avoid' },
    '& summary::after, & div > a[href^="#"]': { display: 'none' },
    '& > div': { maxWidth: 'none', paddingBlockEnd: '8pt' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto', transition: 'none' },
  },
})

type Props = {
  question: string
  /** Markdown. */
  answer: string
  /** Id of the answer. A link to it opens the question: the browser opens `<details>` around a target. */
  anchor?: string
}

/** A question that unfolds to its answer. */
export function Question({ question, answer, anchor }: Props) {
  return (
    <Details>
      <summary>{question}</summary>
      {anchor ? (
        <div id={anchor}>
          <Prose markdown={answer} />
          <a href={`#${anchor}`}>{blocksWords.linkToAnswer}</a>
        </div>
      ) : (
        <Prose markdown={answer} />
      )}
    </Details>
  )
}
