import { dateFormat } from '../../src/components/date-format.ts'
import type { Draft } from '../../src/components/forms/draft.ts'
import { DraftOffer } from '../../src/components/forms/draft-offer.tsx'
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
    <DraftOffer
      label={texts.draftLabel}
      text={text.replace('[moment]', moment(draft.savedAt))}
      resumeText={texts.resume}
      startOverText={texts.startOver}
      onResume={onResume}
      onStartOver={onStartOver}
    />
  )
}
