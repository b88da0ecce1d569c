import { didYouMean, kind } from '../diagnostic.ts'
import { replaceText, setAt } from './parts/fixes.ts'
import { choices, type Named } from './reference.ts'

/** Errors of forms, and of names that the form in the quote dialog does not have. */
export const formKinds = {
  'missing-quote-form': kind<{ file: string }>({
    severity: 'error',
    title: 'A link that opens no form',
    explain:
      'The address `#quote` opens the fragment that `quote:` in `_data/site.yaml` names; without that line, the fragment `quote-form`.',
    message: ({ file }) =>
      `\`#quote\` opens the form of the site, but there is none: no file \`${file}\`, and no \`quote:\` in \`_data/site.yaml\` that names another fragment.`,
    hint: ({ file }) => `Write into ${file}:

    type: form
    form: inquiry
    title: Write to us
    phone: '{site.phone}'
    email: '{site.email}'
    sections:
      - title: You
        fields:
          - kind: text
            name: fullName
            label: Name
            required: true
          - kind: email
            name: email
            label: E-mail
            required: true
          - kind: longtext
            name: message
            label: What is it about?

Or name an existing fragment with a line in \`_data/site.yaml\`:

    quote: ask-us`,
  }),
  'different-form': kind<{ name: string; other: string }>({
    severity: 'error',
    title: 'Two forms with one name that ask different things',
    explain: 'Inquiries are checked by the name of their form, so that one name stands for one list of questions.',
    message: ({ name, other }) => `The form \`${name}\` has other questions than on ${other}.`,
    hint: ({ name }) =>
      `Write the form once, as a fragment, and name it with \`use:\` on both pages, or choose another name:\n\n    form: ${name}-2`,
    fix: ({ name }, { path }) => setAt(path, `${name}-2`, `Change to \`${name}-2\``),
  }),
  'unknown-form': kind<Named>({
    severity: 'error',
    title: 'A form that no page has',
    explain: 'Under `inquiries:` the site file says how long inquiries of a form are kept, by the name of the form.',
    message: ({ name, suggestion }) => `No page has a form \`${name}\`.${didYouMean(suggestion)}`,
    hint: (args) => choices('forms', args),
    fix: ({ suggestion }, target) => (suggestion === undefined ? undefined : replaceText(suggestion, target)),
  }),
  'unknown-prefill': kind<Named>({
    severity: 'error',
    title: 'A value that no field of the quote form takes',
    explain:
      'Under `quote:` a page names values for the form of the quote dialog. A field takes those that it lists under `prefill`.',
    message: ({ name, suggestion }) =>
      `No field of the form in the quote dialog takes \`${name}\`.${didYouMean(suggestion)}`,
    hint: (args) =>
      `${choices('names that fields take', args)}\n\nOr let a field of the form take it:\n\n    prefill: [${args.name}]`,
  }),
  'unknown-choice': kind<Named & { form: string }>({
    severity: 'error',
    title: 'An option that the quote form does not have',
    explain:
      'Pages, records and calculators name options of the form in the quote dialog, so that it opens with these ticked.',
    message: ({ name, suggestion, form }) => `The form \`${form}\` has no option \`${name}\`.${didYouMean(suggestion)}`,
    hint: (args) => choices('options', args),
  }),
}
