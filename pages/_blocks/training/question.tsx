import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { fill } from 'marquee/words'
import { type Progress, stateOf } from './progress.ts'
import type { Question as QuestionData } from './schema.ts'
import { trainingWords } from './words.ts'

/** The browser draws its mark: an answer given before hydration counts. */
const Answer = styled(FormControlLabel)({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 14,
  margin: 0,
  minHeight: 52,
  padding: '10px 14px',
  borderTop: '1px solid var(--palette-divider)',
  lineHeight: 1.4,
  '&:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  '&:hover': { background: 'var(--palette-action-hover)' },
  '&:has(:checked)': {
    background: 'color-mix(in srgb, var(--palette-primary-main) 10%, transparent)',
    fontWeight: 600,
  },
  '& .MuiRadio-root input': { width: 22, height: 22 },
})

const Feedback = styled(Typography)({
  marginTop: 12,
  paddingInlineStart: 14,
  borderInlineStart: '4px solid var(--palette-outline)',
  lineHeight: 1.55,
  '& strong': { marginInlineEnd: '0.4em' },
  '&[data-stand=right]': {
    borderColor: 'var(--palette-success-main)',
    '& strong': { color: 'var(--palette-success-main)' },
  },
  '&[data-stand=wrong]': {
    borderColor: 'var(--palette-error-main)',
    '& strong': { color: 'var(--palette-error-main)' },
  },
})

type Props = {
  id: string
  question: QuestionData
  progress: Progress
  /** Whether the result may be shown. */
  mayShowResult: boolean
  /** Whether the answer is final, because it has been scored. */
  isFixed?: boolean
  onAnswer: (question: string, answer: string) => void
}

/** A question with its choices, and the explanation of the chosen answer. */
export function Question({ id, question, progress, mayShowResult, isFixed = false, onAnswer }: Props) {
  const state = stateOf(question, progress)
  const isShown = mayShowResult && state !== 'open'
  const right = question.answers.find((answer) => answer.right)?.text
  return (
    <FormControl component="fieldset" id={id} data-question={state} sx={{ breakInside: 'avoid' }}>
      <FormLabel component="legend" sx={{ mb: 1.25, fontSize: '1.125rem', fontWeight: 650 }}>
        {question.question}
      </FormLabel>
      {question.answers.map(({ text }) => (
        <Answer
          key={text}
          disableTypography
          label={text}
          control={
            <Radio
              name={id}
              value={text}
              disabled={isFixed}
              checked={progress.answers[question.question] === text}
              onChange={() => onAnswer(question.question, text)}
              slotProps={{ input: { 'data-of': question.question } as object }}
            />
          }
        />
      ))}
      <div role="status">
        {isShown && (
          <Feedback data-stand={state}>
            <strong>{state === 'right' ? trainingWords.right : trainingWords.wrong}</strong>
            {question.explanation}
          </Feedback>
        )}
      </div>
      <noscript>
        <Feedback>
          <strong>{fill(trainingWords.answer, { answer: right ?? '' })}</strong>
          {question.explanation}
        </Feedback>
      </noscript>
    </FormControl>
  )
}
