import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { displayFont, isoDateOf } from 'marquee'
import { FieldError } from 'marquee/forms'
import { fill, plural } from 'marquee/words'
import { type FormEvent, useState } from 'react'
import { PartFold } from './part.tsx'
import { countOf, forAnotherTry, isPassed, neededRight, type Progress, stateOf } from './progress.ts'
import { Question } from './question.tsx'
import type { Training } from './schema.ts'
import { trainingWords } from './words.ts'

const Form = styled('form')({ display: 'grid', gap: 44, maxWidth: '44rem', paddingBlockEnd: 56 })

const paper = {
  px: 3.5,
  py: 3,
  border: 2,
  bgcolor: 'transparent',
  lineHeight: 1.5,
  '&[data-passed]': { borderColor: 'success.main' },
  '& b': { display: 'block', ...displayFont('clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', 1.15) },
  '&:focus-visible': { outlineOffset: 6 },
}

type Props = {
  blockId: string
  quiz: NonNullable<Training['quiz']>
  progress: Progress
  onAnswer: (question: string, answer: string) => void
  change: (next: (before: Progress) => Progress) => void
}

/** Questions that are scored together. Results are shown once all are answered. */
export function Quiz({ blockId, quiz, progress, onAnswer, change }: Props) {
  const [error, setError] = useState('')
  const { questions, passPercent } = quiz
  const { result } = progress
  const hasPassed = result && isPassed(result, passPercent)
  const idOf = (index: number) => `${blockId}-quiz-${index + 1}`

  const score = (event: FormEvent) => {
    event.preventDefault()
    const open = questions.findIndex((question) => stateOf(question, progress) === 'open')
    setError(open < 0 ? '' : plural(trainingWords.open, countOf(questions, progress, 'open')))
    if (open >= 0) return document.querySelector<HTMLElement>(`#${idOf(open)} input`)?.focus()
    const right = countOf(questions, progress, 'right')
    change((before) => ({ ...before, result: { right, of: questions.length, on: isoDateOf(new Date()) } }))
    requestAnimationFrame(() => document.getElementById(`${blockId}-score`)?.focus())
  }
  const tryAgain = () => {
    const open = questions.findIndex((question) => stateOf(question, progress) === 'wrong')
    change((before) => forAnotherTry(questions, before))
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${idOf(Math.max(open, 0))} input`)?.focus())
  }

  return (
    <PartFold id={`${blockId}-quiz`}>
      <summary>
        {/* As wide as the numbers of the parts. */}
        <Box component="span" aria-hidden sx={{ width: 44 }} />
        <hgroup>
          <h3>{quiz.title}</h3>
          <p>
            {plural(trainingWords.quiz, questions.length, { needed: neededRight(questions.length, passPercent) })}
            {result && ` · ${fill(trainingWords.lastScore, { right: result.right, n: result.of })}`}
          </p>
        </hgroup>
      </summary>
      <Form onSubmit={score} noValidate>
        {quiz.intro && <p>{quiz.intro}</p>}
        {questions.map((question, index) => (
          <Question
            key={question.question}
            id={idOf(index)}
            question={question}
            progress={progress}
            mayShowResult={result !== undefined}
            isFixed={result !== undefined}
            onAnswer={onAnswer}
          />
        ))}
        {error && !result && <FieldError>{error}</FieldError>}
        {result && (
          <Paper
            id={`${blockId}-score`}
            tabIndex={-1}
            role="status"
            data-passed={hasPassed ? '' : undefined}
            sx={paper}
          >
            <b>{fill(trainingWords.score, { right: result.right, n: result.of })}</b>
            {hasPassed
              ? trainingWords.passed
              : fill(trainingWords.notPassed, { needed: neededRight(result.of, passPercent) })}
          </Paper>
        )}
        <div data-print="no" data-needs-scripts="">
          {result ? (
            !hasPassed && <Button onClick={tryAgain}>{trainingWords.retry}</Button>
          ) : (
            <Button type="submit">{trainingWords.submit}</Button>
          )}
        </div>
      </Form>
    </PartFold>
  )
}
