import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { FormProvider } from 'react-hook-form'
import { FormFrame } from '../../src/components/forms/form-frame.tsx'
import { Honeypot } from '../../src/components/forms/honeypot.tsx'
import { LastReceipt } from '../../src/components/forms/last-receipt.tsx'
import { NotSent } from '../../src/components/forms/not-sent.tsx'
import { Buttons, SubmitButton, WaitingButton } from '../../src/components/forms/submit-button.tsx'
import { ThankYou } from '../../src/components/forms/thank-you.tsx'
import { displayFont } from '../../src/theme/display-font.ts'
import { ContactStep } from './contact-step.tsx'
import { QuoteDraftOffer } from './draft-offer.tsx'
import { EventStep } from './event-step.tsx'
import { PositionsStep } from './positions-step.tsx'
import { Progress } from './progress.tsx'
import type { QuoteForm as QuoteFormBlock } from './schema.ts'
import { StaffingStep } from './staffing-step.tsx'
import { lastStep, steps } from './steps.ts'
import { useWizard } from './use-wizard.ts'

const Form = styled('form')({
  scrollMarginTop: 24,
  'dialog &': { scrollMarginTop: 64 },
  // A focused field is not hidden below the buttons.
  '& input, & textarea, & button': { scrollMarginBlock: '88px 112px' },
  // Before hydration, a tick replaces the disabled Next button with one whose tap is recorded and replayed.
  '&:has([name=selectedPositions]:checked) [data-waits], &:not(:has([name=selectedPositions]:checked)) [data-early]': {
    display: 'none',
  },
})

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 18,
  margin: '20px 0 22px',
  '& > span': {
    color: 'var(--palette-primary-text)',
    ...displayFont('clamp(3.5rem, 2.6rem + 3vw, 5.5rem)', 0.9),
  },
  '& h3:focus': { outline: 'none' },
})

/** The quote form: four steps, on a page and in the quote dialog. The HTML of the build contains the first step. */
export function QuoteForm(block: QuoteFormBlock) {
  const id = block.id ?? block.type
  const {
    form,
    heading,
    step,
    isAwake,
    methods,
    positions,
    dates,
    known,
    sending,
    draft,
    shared,
    back,
    onTicked,
    onSubmit,
  } = useWizard(block)
  const { state, isKept, submission } = sending
  const error = methods.formState.errors.selectedPositions?.message
  const isLast = step === lastStep
  return (
    <FormProvider {...methods}>
      <FormFrame block={block} contactLabel="Rather talk it over?" isUnderWay={step > 0}>
        <Form
          ref={form}
          method="post"
          noValidate={!isLast}
          onSubmit={onSubmit}
          aria-labelledby={`${id}-step`}
          inert={state === 'thanks'}
        >
          {draft.offer && <QuoteDraftOffer draft={draft.offer} onResume={draft.resume} onStartOver={draft.startOver} />}
          {step === 0 && <LastReceipt form="quote" isNew={state} />}
          <Progress step={step} />
          <Head>
            <span aria-hidden="true">{step + 1}</span>
            <Typography variant="h3" id={`${id}-step`} tabIndex={-1} ref={heading}>
              {steps[step].name}
            </Typography>
          </Head>
          {step === 0 && <PositionsStep id={id} chosen={positions} error={error} onTicked={onTicked} />}
          {step === 1 && (
            <EventStep id={id} noDate={block.noDate} eventTypes={block.eventTypes} places={block.places} />
          )}
          {step === 2 && <StaffingStep id={id} positions={positions} dates={dates.length} known={known} />}
          {step === 3 && <ContactStep id={id} whyPhone={block.whyPhone} {...shared} />}
          <Honeypot {...methods.register('website')} />
          {isLast && state === 'failed' && (
            <NotSent phone={block.phone} email={block.email} words={submission?.words} isKept={isKept} />
          )}
          <Buttons data-sticky={positions.length > 0 ? 'open' : ''}>
            {step > 0 && (
              <Button variant="text" onClick={back} sx={{ minHeight: 54 }}>
                Back
              </Button>
            )}
            <SubmitButton
              disabled={isAwake && positions.length === 0}
              isSending={state === 'sending'}
              isEarly={!isAwake}
            >
              {isLast ? 'Submit' : 'Next'}
            </SubmitButton>
            {!isAwake && <WaitingButton>Next</WaitingButton>}
          </Buttons>
        </Form>
        {state === 'thanks' && <ThankYou text={block.thanks} />}
      </FormFrame>
    </FormProvider>
  )
}
