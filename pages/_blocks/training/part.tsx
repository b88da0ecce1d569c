import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { displayFont, Fold, Markdown, Picture, rounded } from 'marquee'
import { fill } from 'marquee/words'
import { countOf, type Progress } from './progress.ts'
import { Question } from './question.tsx'
import type { Part as PartData } from './schema.ts'
import { Steps } from './steps.tsx'
import { trainingWords } from './words.ts'

/** All parts can be read without scripts. */
export const PartFold = styled(Fold)({
  borderColor: 'var(--palette-outline)',
  scrollMarginTop: 'calc(var(--header-height) + 12px)',
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '4px 18px',
    minHeight: 84,
    '& h3': displayFont('clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)', 1.2),
    '& hgroup p': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  },
  '@media (scripting: none)': { '& [data-needs-scripts]': { display: 'none' } },
  '@media print': {
    '&::details-content': { display: 'block', contentVisibility: 'visible', blockSize: 'auto' },
    '& > summary': { minHeight: 0, paddingBlock: 8 },
  },
})

const number = {
  width: 44,
  height: 44,
  border: '2px solid var(--palette-outline)',
  bgcolor: 'transparent',
  color: 'text.primary',
  typography: 'h6',
  '&[data-done]': { borderColor: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' },
}

/** Text and picture, side by side where there is room. */
const text = {
  display: 'grid',
  gap: 4,
  '& > div': { maxWidth: '38rem', fontSize: '1.125rem' },
  '@media (min-width: 1100px)': { '&[data-pictured]': { gridTemplateColumns: '7fr 4fr', gap: 6, alignItems: 'start' } },
}

const frame = { borderRadius: rounded(3.5), overflow: 'hidden', '@media print': { display: 'none' } }

const check = {
  display: 'grid',
  gap: 4.5,
  maxWidth: '44rem',
  mt: 5,
  p: 'clamp(20px, 3vw, 36px)',
  border: 0,
  bgcolor: 'background.paper',
  '@media print': { p: 0 },
}

type Props = {
  blockId: string
  part: PartData
  index: number
  /** The next part. */
  next: { id: string; title: string } | undefined
  progress: Progress
  onAnswer: (question: string, answer: string) => void
  onNext: (id: string) => void
}

/** A part of the course: a text, then questions with immediate feedback. */
export function Part({ blockId, part, index, next, progress, onAnswer, onNext }: Props) {
  const right = countOf(part.check, progress, 'right')
  const isDone = part.check.length > 0 && right === part.check.length
  return (
    <PartFold id={`${blockId}-${part.id}`} open={index === 0}>
      <summary>
        <Avatar component="span" data-done={isDone ? '' : undefined} aria-hidden sx={number}>
          {isDone ? '✓' : index + 1}
        </Avatar>
        <hgroup>
          <h3>{part.title}</h3>
          <p>
            {fill(trainingWords.minutes, { n: part.minutes })}
            {part.check.length > 0 && ` · ${fill(trainingWords.partAnswered, { right, n: part.check.length })}`}
          </p>
        </hgroup>
      </summary>
      <Box sx={{ pt: 1.5, pb: 6, paddingInlineStart: { md: 7.75 } }}>
        {part.steps.length > 0 && <Steps steps={part.steps} />}
        <Box data-pictured={part.image ? '' : undefined} sx={text}>
          <div>
            <Markdown markdown={part.body} topLevel={3} />
          </div>
          {part.image && (
            <Box sx={frame}>
              <Picture image={part.image} sizes="(min-width: 1100px) 380px, 92vw" />
            </Box>
          )}
        </Box>
        {part.check.length > 0 && (
          <Paper sx={check}>
            <Typography variant="h6" component="h4">
              {trainingWords.check}
            </Typography>
            {part.check.map((question, number) => (
              <Question
                key={question.question}
                id={`${blockId}-${part.id}-${number + 1}`}
                question={question}
                progress={progress}
                mayShowResult
                onAnswer={onAnswer}
              />
            ))}
          </Paper>
        )}
        {next && (
          <Button
            variant="outlined"
            data-print="no"
            data-needs-scripts=""
            onClick={() => onNext(next.id)}
            sx={{ mt: 4 }}
          >
            {fill(trainingWords.next, { title: next.title })}
          </Button>
        )}
      </Box>
    </PartFold>
  )
}
