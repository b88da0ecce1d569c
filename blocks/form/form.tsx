import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { FormProvider } from 'react-hook-form'
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
import { Questions } from './questions.tsx'
import { QuestionsProvider } from './questions-context.ts'
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

const Shared = styled(FormControlLabel)({
  gap: 12,
  minHeight: 44,
  margin: '16px 0 0',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
})

/** A form whose questions are data. */
export function Form(given: FormBlock) {
  const block = { ...given, id: given.id ?? given.type }
  const { form, fields, typed, messages, generation, methods, sending, draft, honeypot, resume, onChange, onSubmit } =
    useForm(block)
  const scope = { fields, answers: typed, prefix: '' }
  const whole = messages.get('root')
  return (
    <FormFrame block={block} contactLabel="Or reach us directly">
      <form method="post" noValidate ref={form} onSubmit={onSubmit} onChange={onChange} aria-label={block.title}>
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
        <ErrorSummary form={form} fields={fields} errors={messages} />
        <FormProvider {...methods} key={generation}>
          <QuestionsProvider value={{ block, messages }}>
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
          </QuestionsProvider>
        </FormProvider>
        <Honeypot {...honeypot} />
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
          <Shared
            disableTypography
            control={<Checkbox checked={draft.isShared} onChange={({ target }) => draft.setShared(target.checked)} />}
            label="This is a shared computer: keep nothing of this on it"
          />
        )}
      </form>
      {sending.state === 'thanks' && <ThankYou text={block.thanks} />}
    </FormFrame>
  )
}
