import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { dateFormat } from 'marquee'
import type { Draft } from '../../src/components/forms/draft.ts'
import type { FormTexts } from './form-parts.ts'
import type { Form } from './schema.ts'

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

type Props = { block: Form; texts: FormTexts; draft: Draft; onResume: () => void; onStartOver: () => void }

/** Offers the draft of an earlier visit, and shows its step. */
export function FormDraft({ block: { steps }, texts, draft, onResume, onStartOver }: Props) {
  const step = steps?.[draft.step]
  const text = step
    ? texts.draftInStep.replace('[step]', String(draft.step + 1)).replace('[title]', step.title)
    : texts.draft
  return (
    <Paper
      role="group"
      aria-label={texts.draftLabel}
      sx={{ mb: 3, px: 2.25, py: 2, borderColor: 'primary.text', bgcolor: 'transparent' }}
    >
      <p>{text.replace('[moment]', moment(draft.savedAt))}</p>
      <Stack direction="row" spacing={1.25} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        <Button onClick={onResume}>{texts.resume}</Button>
        <Button variant="outlined" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      </Stack>
    </Paper>
  )
}
