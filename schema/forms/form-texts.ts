import { z } from 'zod'
import { type FormText, formWords } from '../language/form-words.ts'
import { isRead } from '../placeholders/placeholder-kind.ts'
import { line } from '../text.ts'

/** When each text is shown. A name in square brackets stands for a value. */
const descriptions: Record<FormText, string> = {
  next: 'The button that goes to the next step.',
  back: 'The button that goes to the step before.',
  sending: 'The button while the form is sent.',
  step: 'The progress, above the steps: `[step]` of `[steps]`.',
  known: 'What a step repeats of what is known: `[values]`.',
  ticked: 'What a step says of options that the page has ticked: `[options]`.',
  summary: 'The heading over the answers of the steps before.',
  addDate: 'The button that adds a date, where there is no calendar.',
  chosenDates: 'Label of the list of chosen dates.',
  name: 'Label of first and last name together, on the receipt.',
  contact: 'Over the phone number and the e-mail address.',
  shared: 'The tick box for a computer that others use as well.',
  draftLabel: 'Label of the offer to go on with an earlier draft.',
  draft: 'The offer itself: `[moment]`.',
  draftInStep: 'The same for a form in steps: `[moment]`, `[step]`, `[title]`.',
  resume: 'The button that continues the draft.',
  startOver: 'The button that drops the draft.',
  thankYou: 'The heading once the form was sent.',
  notSent: 'The alert where sending fails.',
}

const text = (name: FormText) =>
  isRead(line(200))
    .optional()
    .meta({ description: descriptions[name], examples: [formWords[name]] })

/** Texts of a form that differ from {@link formWords}. */
export const formTextsSchema = z
  .strictObject(
    Object.fromEntries((Object.keys(formWords) as FormText[]).map((name) => [name, text(name)])) as Record<
      FormText,
      ReturnType<typeof text>
    >,
  )
  .optional()
  .meta({
    title: 'texts',
    description: 'Words of buttons and messages that this form says in another way.',
    examples: [{ next: 'Continue' }],
  })
