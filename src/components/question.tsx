import { styled } from '@mui/material/styles'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { displayFont } from '../theme/display-font.ts'
import { Fold } from './fold.ts'
import { Markdown } from './prose/markdown.tsx'

const Details = styled(Fold)({
  '& > summary': { justifyContent: 'space-between', ...displayFont('1.1875rem', 1.3, 0.4), textWrap: 'balance' },
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
    '& > summary': { paddingBlock: '8pt 4pt', breakAfter: 'avoid' },
    '& div > a[href^="#"]': { display: 'none' },
    '& > div': { maxWidth: 'none', paddingBlockEnd: '8pt' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto', transition: 'none' },
  },
})

type Props = {
  question: string
  /** Markdown. */
  answer: string
  /** Id of the answer. A link to it opens the question: the browser opens `<details>` around a target. */
  anchor?: string | undefined
  /** Whether the answer offers its address, to share it: it does if it has one. */
  hasLink?: boolean
}

/** A question that unfolds to its answer. */
export function Question({ question, answer, anchor, hasLink = true }: Props) {
  return (
    <Details>
      <summary>{question}</summary>
      {anchor ? (
        <div id={anchor}>
          <Markdown markdown={answer} />
          {hasLink && <a href={`#${anchor}`}>{blocksWords.linkToAnswer}</a>}
        </div>
      ) : (
        <Markdown markdown={answer} />
      )}
    </Details>
  )
}
