import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { Bullets } from 'marquee'
import { plural } from 'marquee/words'
import type { RefObject } from 'react'
import type { FormField } from '../../schema/forms/form-field.ts'
import { formsWords } from '../../schema/language/forms-words.ts'
import { focusAnswer } from './focus-first.ts'

const paper = {
  mb: 3.5,
  px: 2.5,
  py: 2,
  borderColor: 'error.main',
  bgcolor: 'transparent',
  '& > p': { fontWeight: 600 },
}

/** The label of a question by the path of its answer: `receipts.0.amount` → `Receipt 1: Amount`. */
function labelOf(fields: readonly FormField[], path: string): string {
  const [name, entry, inner] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (field?.kind !== 'group' || entry === undefined) return field?.label ?? path
  const asked = field.fields.find((one) => one.name === inner)
  return `${field.item} ${Number(entry) + 1}${asked ? `: ${asked.label}` : ''}`
}

type Props = {
  form: RefObject<HTMLFormElement | null>
  fields: readonly FormField[]
  errors: ReadonlyMap<string, string>
}

/** Lists all questions with errors if there are several, each as a link to its field. */
export function ErrorSummary({ form, fields, errors }: Props) {
  const paths = [...errors.keys()].filter((path) => path !== 'root')
  if (paths.length < 2) return null
  return (
    <Paper sx={paper}>
      <p>{plural(formsWords.errors, paths.length)}</p>
      <Bullets sx={{ mt: 0.75 }}>
        {paths.map((path) => (
          <li key={path}>
            <Link
              component="button"
              type="button"
              onClick={() => form.current && focusAnswer(form.current, path)}
              sx={{ py: 0.5, color: 'text.primary', textAlign: 'start', verticalAlign: 'top' }}
            >
              {labelOf(fields, path)}
            </Link>
          </li>
        ))}
      </Bullets>
    </Paper>
  )
}
