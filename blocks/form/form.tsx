import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { FieldError } from 'marquee/forms'
import { FormProvider } from 'react-hook-form'
import { FormFrame } from '../../src/components/forms/form-frame.tsx'
import { Honeypot } from '../../src/components/forms/honeypot.tsx'
import { LastReceipt } from '../../src/components/forms/last-receipt.tsx'
import { NotSent } from '../../src/components/forms/not-sent.tsx'
import { Buttons, SubmitButton, WaitingButton } from '../../src/components/forms/submit-button.tsx'
import { ThankYou } from '../../src/components/forms/thank-you.tsx'
import { IslandProse } from '../../src/components/prose/island-prose.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { answersIn } from './field-values.ts'
import { FormDraft } from './form-draft.tsx'
import { textsOf } from './form-parts.ts'
import { QuestionsProvider } from './questions/questions-context.ts'
import type { Form as FormBlock } from './schema.ts'
import { Sections } from './sections.tsx'
import { Step } from './steps/step.tsx'
import { tickedField } from './steps/tick-list.tsx'
import { useForm } from './use-form.ts'

const Frame = styled('form')({
  scrollMarginTop: 24,
  'dialog &': { scrollMarginTop: 64 },
  // Nothing could send what is typed: the frame says whom to call instead.
  '@media (scripting: none)': { display: 'none' },
  // The buttons are wider than the thanks that cover the form.
  '&[inert] [data-sticky]': { visibility: 'hidden' },
  // A focused field is not hidden below the buttons.
  '& input, & textarea, & button': { scrollMarginBlock: '88px 112px' },
  // Shows that the press was noticed until the questions of the other step are rendered.
  '&[aria-busy=true] [data-sticky] button': { opacity: 0.7 },
  // Before hydration, a tick replaces the disabled Next button with one whose tap is recorded and replayed.
  '&:has([data-needed] :checked) [data-waits], &:not(:has([data-needed] :checked)) [data-early]': { display: 'none' },
})

const Shared = styled(FormControlLabel)({
  gap: 12,
  minHeight: 44,
  margin: '16px 0 0',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
})

/** A form whose questions are data. The HTML of the build holds all sections, or the first step. */
export function Form(given: FormBlock) {
  const block = { ...given, id: given.id ?? given.type }
  const texts = textsOf(block)
  const state = useForm(block, texts)
  const { form, fields, typed, isHydrated, messages, methods, sending, draft, step, isLast } = state
  const { steps } = block
  const shown = steps?.[step]
  const scope = { fields, answers: answersIn(fields, typed), prefix: '' }
  const needed = shown && tickedField(shown)
  const waits = needed?.required === true && (typed[needed.name] ?? []).length === 0
  const whole = messages.get('root')
  const isShared = (
    <Shared
      disableTypography
      control={<Checkbox checked={draft.isShared} onChange={({ target }) => draft.setShared(target.checked)} />}
      label={texts.shared}
    />
  )
  return (
    <FormFrame block={block} contactLabel={texts.contact} isUnderWay={step > 0}>
      <Frame
        method="post"
        // In the last step the browser itself requires what is missing (docs/requirements.md, “Forms”).
        noValidate={!shown || !isLast}
        ref={form}
        onSubmit={state.onSubmit}
        onChange={state.onChange}
        inert={sending.state === 'thanks'}
        aria-busy={state.isTurning || undefined}
        {...(shown ? { 'aria-labelledby': `${block.id}-step` } : { 'aria-label': block.title })}
      >
        {step === 0 && <LastReceipt form={block.form} refreshKey={sending.state} />}
        {step === 0 && draft.offer && (
          <FormDraft block={block} texts={texts} draft={draft.offer} onResume={state.resume} onStartOver={draft.drop} />
        )}
        {!shown && <ErrorSummary form={form} fields={fields} errors={messages} />}
        <FormProvider {...methods} key={state.generation}>
          <QuestionsProvider value={{ block, texts, messages }}>
            {shown && steps ? (
              <Step
                {...{ shown, step, scope }}
                steps={steps.length}
                heading={state.heading}
                prefill={state.prefill}
                summary={state.summary}
              />
            ) : (
              <Sections sections={block.sections ?? []} scope={scope} />
            )}
          </QuestionsProvider>
        </FormProvider>
        <Honeypot {...state.honeypot} />
        {block.privacy && isLast && (
          <Box sx={{ mt: 3.5, color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.55 }}>
            <IslandProse markdown={block.privacy} />
          </Box>
        )}
        {whole && isLast && <FieldError>{whole}</FieldError>}
        {sending.state === 'failed' && isLast && (
          <NotSent
            message={texts.notSent}
            waits={sending.waits}
            phone={block.phone}
            email={block.email}
            words={sending.submission?.words}
            isStored={sending.isStored}
          />
        )}
        {shown && isLast && isShared}
        <Buttons data-sticky={shown && (waits || !draft.isBegun ? '' : 'open')}>
          {step > 0 && (
            <Button variant="text" onClick={state.back} sx={{ minHeight: 54 }}>
              {texts.back}
            </Button>
          )}
          <SubmitButton
            sending={texts.sending}
            disabled={waits && isHydrated}
            isSending={sending.state === 'sending'}
            isEarly={waits && !isHydrated}
          >
            {isLast ? block.submit : texts.next}
          </SubmitButton>
          {waits && !isHydrated && <WaitingButton>{texts.next}</WaitingButton>}
        </Buttons>
        {/* Below the button, which must not move away from under a finger when this appears. */}
        {!shown && draft.isBegun && isShared}
      </Frame>
      {sending.state === 'thanks' && <ThankYou title={texts.thankYou} text={block.thanks} />}
    </FormFrame>
  )
}
