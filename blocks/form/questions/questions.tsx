import { styled } from '@mui/material/styles'
import { isAsked, isOnlyPrefilled, own } from '../../../schema/forms/answers.ts'
import type { FormField } from '../../../schema/forms/form-field.ts'
import { DatesQuestion } from '../dates/dates-question.tsx'
import { AmountsQuestion } from './amounts-question.tsx'
import { GroupQuestion } from './group-question.tsx'
import { PlainQuestion } from './plain-question.tsx'
import type { QuestionScope } from './questions-context.ts'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 22,
  '@media (min-width: 560px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
})

/** Kinds of questions that fit into half of the width. */
const narrow: readonly FormField['kind'][] = ['text', 'email', 'tel', 'number', 'money', 'date', 'time', 'select']

function Question({ field, scope }: { field: FormField; scope: QuestionScope }) {
  if (field.kind === 'amounts') return <AmountsQuestion field={field} scope={scope} />
  if (field.kind === 'dates') return <DatesQuestion field={field} scope={scope} />
  if (field.kind !== 'group') return <PlainQuestion field={field} scope={scope} />
  return (
    <GroupQuestion
      field={field}
      scope={scope}
      renderEntry={(entry) => <Questions shown={field.fields} scope={entry} />}
    />
  )
}

/** The questions of a list, without those that the current answers hide, and those that nothing has filled in. */
export function Questions({ shown, scope }: { shown: readonly FormField[]; scope: QuestionScope }) {
  const asked = shown.filter(
    (field) =>
      isAsked(field, scope.fields, scope.answers) && !(isOnlyPrefilled(field) && !own(scope.answers, field.name)),
  )
  return (
    <Grid>
      {asked.map((field) => {
        const isWide = field.wide ?? !narrow.includes(field.kind)
        return (
          <div key={field.name} data-wide={isWide ? '' : undefined} data-answer={scope.prefix + field.name}>
            <Question field={field} scope={scope} />
          </div>
        )
      })}
    </Grid>
  )
}
