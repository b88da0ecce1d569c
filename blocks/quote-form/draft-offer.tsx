import type { Draft } from '../../src/components/forms/draft.ts'
import { DraftOffer } from '../../src/components/forms/draft-offer.tsx'
import { steps } from './steps.ts'

type Props = { draft: Draft; onResume: () => void; onStartOver: () => void }

/** Offers the draft of an earlier visit, and says how complete it is. */
export function QuoteDraftOffer({ draft, ...actions }: Props) {
  const step = steps.at(draft.step)
  return (
    <DraftOffer
      {...actions}
      label="Your last inquiry"
      savedAt={draft.savedAt}
      begun="an inquiry"
      progress={step ? ` and came to step ${draft.step + 1}, ${step.name}` : ''}
    />
  )
}
