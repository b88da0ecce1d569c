import { styled } from '@mui/material/styles'
import { rounded } from '../../src/theme/rounded.ts'
import { type Progress, standOf } from './progress.ts'
import type { Question as QuestionData } from './schema.ts'

const Set_ = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  breakInside: 'avoid',
  '& legend': { padding: 0, marginBottom: 10, fontWeight: 650, fontSize: '1.125rem', lineHeight: 1.4 },
})

/** With a radio button of the browser: an answer given before hydration counts. */
const Answer = styled('label')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 14,
  minHeight: 52,
  padding: '10px 14px',
  borderTop: '1px solid var(--palette-divider)',
  lineHeight: 1.4,
  cursor: 'pointer',
  '&:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  '&:hover': { background: 'var(--palette-action-hover)' },
  '&:has(:checked)': {
    background: 'color-mix(in srgb, var(--palette-primary-main) 10%, transparent)',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--palette-primary-text)',
    outlineOffset: -3,
    borderRadius: rounded(1.5),
  },
  '& input': { width: 22, height: 22, margin: 0, accentColor: 'var(--palette-primary-text)' },
  '& input:focus-visible': { outline: 'none' },
})

const Word = styled('p')({
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
  isTold: boolean
  /** Whether the answer is final, because it has been scored. */
  isFixed?: boolean
  onAnswer: (question: string, answer: string) => void
}

/** A question with its choices, and the explanation of the chosen answer. */
export function Question({ id, question, progress, isTold, isFixed = false, onAnswer }: Props) {
  const stand = standOf(question, progress)
  const isShown = isTold && stand !== 'open'
  const right = question.answers.find((answer) => answer.right)?.text
  return (
    <Set_ id={id} data-question={stand}>
      <legend>{question.question}</legend>
      {question.answers.map(({ text }) => (
        <Answer key={text}>
          <input
            type="radio"
            name={id}
            value={text}
            disabled={isFixed}
            data-of={question.question}
            checked={progress.answers[question.question] === text}
            onChange={() => onAnswer(question.question, text)}
          />
          {text}
        </Answer>
      ))}
      <div role="status">
        {isShown && (
          <Word data-stand={stand}>
            <strong>{stand === 'right' ? 'Right.' : 'Not quite.'}</strong>
            {question.explanation}
          </Word>
        )}
      </div>
      <noscript>
        <Word>
          <strong>Answer: {right}</strong>
          {question.explanation}
        </Word>
      </noscript>
    </Set_>
  )
}
