import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { DraftOffer } from '../../src/components/forms/draft-offer.tsx'
import { FieldError } from '../../src/components/forms/fields/field-error.tsx'
import { FormFrame } from '../../src/components/forms/form-frame.tsx'
import { Honeypot } from '../../src/components/forms/honeypot.tsx'
import { LastReceipt } from '../../src/components/forms/last-receipt.tsx'
import { NotSent } from '../../src/components/forms/not-sent.tsx'
import { Buttons, SubmitButton } from '../../src/components/forms/submit-button.tsx'
import { ThankYou } from '../../src/components/forms/thank-you.tsx'
import { IslandProse } from '../../src/components/prose/island-prose.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormProvider } from './form-context.ts'
import { Questions } from './questions.tsx'
import type { Form as FormBlock } from './schema.ts'
import { useForm } from './use-form.ts'

const Part = styled('div')({
  '& + &': { marginTop: 36, paddingTop: 32, borderTop: '1px solid var(--palette-divider)' },
  '& > h3': { marginBottom: 20 },
  '& > h3 + p': { margin: '-12px 0 20px', color: 'var(--palette-text-secondary)' },
})

const Privacy = styled('div')({
  marginTop: 28,
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
  lineHeight: 1.55,
})

const Shared = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  marginTop: 16,
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: 'var(--palette-primary-text)', flex: 'none' },
})

/** A form whose questions are data. Its fields are uncontrolled, so text typed before hydration stays. */
export function Form(given: FormBlock) {
  const block = { ...given, id: given.id ?? given.type }
  const { form, fields, answers, errors, generation, state, sending, draft, resume, onInput, onSubmit } = useForm(block)
  const scope = { fields, answers, start: state.start, prefix: '', path: '' }
  const whole = errors.get('')
  return (
    <FormFrame block={block} waysLabel="Or reach us directly">
      <form method="post" noValidate ref={form} onSubmit={onSubmit} onInput={onInput} aria-label={block.title}>
        <LastReceipt form={block.form} isNew={sending.state} />
        {draft.offer && (
          <DraftOffer
            label="What you began"
            savedAt={draft.offer.savedAt}
            begun="this form"
            onResume={resume}
            onStartOver={draft.drop}
          />
        )}
        <ErrorSummary form={form} fields={fields} errors={errors} />
        <FormProvider value={state} key={generation}>
          {block.sections.map((section, index) => {
            const heading = `${block.id}-part-${index + 1}`
            return (
              <Part key={heading} {...(section.title && { role: 'group', 'aria-labelledby': heading })}>
                {section.title && (
                  <Typography variant="h3" id={heading}>
                    {section.title}
                  </Typography>
                )}
                {section.intro && <p>{section.intro}</p>}
                <Questions shown={section.fields} scope={scope} />
              </Part>
            )
          })}
        </FormProvider>
        <Honeypot />
        {block.privacy && (
          <Privacy>
            <IslandProse markdown={block.privacy} />
          </Privacy>
        )}
        {whole && <FieldError>{whole}</FieldError>}
        {sending.state === 'failed' && (
          <NotSent phone={block.phone} email={block.email} words={sending.submission?.words} isKept={sending.isKept} />
        )}
        <Buttons>
          <SubmitButton isSending={sending.state === 'sending'}>{block.submit}</SubmitButton>
        </Buttons>
        {/* Below the button, which must not move away from under a finger when this appears. */}
        {draft.isBegun && (
          <Shared>
            <input
              type="checkbox"
              checked={draft.isShared}
              onChange={({ target }) => draft.setShared(target.checked)}
            />
            This is a shared computer: keep nothing of this on it
          </Shared>
        )}
      </form>
      {sending.state === 'thanks' && <ThankYou text={block.thanks} />}
    </FormFrame>
  )
}
