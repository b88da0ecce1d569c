import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { displayFont } from 'marquee'
import type { Prefill } from 'marquee/forms'
import type { RefObject } from 'react'
import { isOnlyPrefilled, own } from '../../../schema/forms/answers.ts'
import { shownOption } from '../../../schema/forms/option.ts'
import { AnswerList } from '../../../src/components/forms/answer-list.tsx'
import { prefilledNumbers, prefilledOptions } from '../prefilled.ts'
import { Questions } from '../questions/questions.tsx'
import { type QuestionScope, useQuestions } from '../questions/questions-context.ts'
import type { Form } from '../schema.ts'
import { Progress } from './progress.tsx'
import { TickList, tickedField } from './tick-list.tsx'

const head = {
  alignItems: 'baseline',
  mt: 2.5,
  mb: 2.75,
  '& > span': { color: 'primary.text', ...displayFont('clamp(3.5rem, 2.6rem + 3vw, 5.5rem)', 0.9) },
  '& h3:focus': { outline: 'none' },
}

const Note = styled(FormHelperText)({ margin: '0 0 20px' })

type Props = {
  shown: NonNullable<Form['steps']>[number]
  /** Its index. */
  step: number
  steps: number
  heading: RefObject<HTMLHeadingElement | null>
  /** Values from other parts of the page. */
  prefill: Prefill
  /** The answers of the previous steps, if this step repeats them. */
  summary: readonly (readonly [label: string, value: string])[]
  scope: QuestionScope
}

/** One step of a form: progress, heading and questions. */
export function Step({ shown, step, steps, heading, prefill, summary, scope }: Props) {
  const { block, texts } = useQuestions()
  const id = `${block.id}-step`
  const ticks = tickedField(shown)
  // A result in words says these numbers too.
  const hasResult = shown.fields.some((field) => isOnlyPrefilled(field) && own(scope.answers, field.name))
  const numbers = hasResult ? [] : prefilledNumbers(shown.known, prefill)
  const ticked = ticks ? [...prefilledOptions(ticks, prefill).keys()] : []
  return (
    <>
      <Progress step={step} steps={steps} title={shown.title} text={texts.step} />
      <Stack direction="row" spacing={2.25} sx={head}>
        <span aria-hidden="true">{step + 1}</span>
        <Typography variant="h3" id={id} tabIndex={-1} ref={heading}>
          {shown.title}
        </Typography>
      </Stack>
      {shown.intro && <Note>{shown.intro}</Note>}
      {numbers.length > 0 && <Note>{texts.known.replace('[values]', numbers.join(', '))}</Note>}
      {ticked.length > 0 && (
        <Note data-prefilled="">
          {texts.ticked.replace(
            '[options]',
            ticked.map((value) => shownOption(ticks?.options ?? [], value)).join(', '),
          )}
        </Note>
      )}
      {summary.length > 0 && (
        <>
          <Typography variant="h4">{texts.summary}</Typography>
          <AnswerList rows={summary} />
        </>
      )}
      {ticks ? <TickList field={ticks} labelledBy={id} /> : <Questions shown={shown.fields} scope={scope} />}
    </>
  )
}
