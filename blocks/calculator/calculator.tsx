import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { displayFont, opensQuote, Section, SectionIntro, TextLink } from 'marquee'
import { prefillResult } from 'marquee/forms'
import { type SubmitEvent, useMemo } from 'react'
import type { Calculator as Definition, Input } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import { defaultsOf, runCalculator } from '../../schema/calculator/run.ts'
import { readTyped } from '../../schema/calculator/typed.ts'
import { arithmeticOf, inWords, unitOf, warningsOf } from '../../schema/calculator/wording.ts'
import { calculatorWords } from '../../schema/language/calculator-words.ts'
import { asTyped, toQuery } from './in-address.ts'
import { InputField } from './input-field.tsx'
import { Pictures } from './pictures.tsx'
import { prefillOf, resultOf } from './prefill-of.ts'
import { Results } from './results.tsx'
import type { CalculatorBlock } from './schema.ts'
import { Tools } from './tools.tsx'
import { useInputs } from './use-inputs.ts'

/** Inputs, results with their arithmetic, warnings and the note, as plain text for an e-mail. */
function asText(calculator: Definition, valueFor: (name: string) => Value, address: string): string {
  const inputs = calculator.inputs.map(({ name, label }) => `${label}: ${inWords(calculator, name, valueFor(name))}`)
  const outputs = calculator.outputs.map((output) => `${output.label}: ${arithmeticOf(calculator, output, valueFor)}`)
  const warnings = warningsOf(calculator, valueFor).map((text) => `! ${text}`)
  const parts = [[calculator.title], inputs, outputs, warnings, [calculator.note], [address]]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const Columns = styled('div')({
  display: 'grid',
  gap: 56,
  '@media (min-width: 900px)': { gridTemplateColumns: '5fr 7fr', columnGap: 88, alignItems: 'start' },
  // On paper, inputs appear beside their results.
  '@media print': { gridTemplateColumns: '1fr 2fr', gap: 28, alignItems: 'start' },
})

const Form = styled('form')({
  display: 'grid',
  gap: 24,
  '& details > div': { display: 'grid', gap: 24, marginTop: 20 },
  '& summary': { minHeight: 44, paddingBlock: 10, cursor: 'pointer', fontWeight: 650 },
  '@media print': {
    gap: 8,
    '& label': { marginBottom: 0, fontSize: '9pt' },
    '& .MuiInputBase-root': { border: 0 },
    '& input:not([type=checkbox]), & select': { minHeight: 0, padding: 0, fontSize: '11pt' },
    '& p, & .MuiInputBase-root svg, & details:not([open])': { display: 'none' },
  },
})

/** On a phone the answer stays at the foot of the window beside the inputs, which are a screen above the results. */
const Glance = styled('p')({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  margin: '24px 0 0',
  paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--palette-divider)',
  background: 'var(--palette-background-default)',
  color: 'var(--palette-primary-text)',
  ...displayFont('1.5rem', 1.1, 0.8),
  '@media (min-width: 900px), print': { display: 'none' },
})

const handover = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  mt: 4,
  '@media print': { display: 'none' },
}

const stay = (event: SubmitEvent) => event.preventDefault()

/** A calculator that updates with every keystroke. The server's HTML has the results of the initial inputs. */
export function Calculator(block: CalculatorBlock) {
  const { calculator, compact } = block
  const start = useMemo(() => asTyped({ ...defaultsOf(calculator), ...block.inputs }), [calculator, block.inputs])
  const { methods, typed, reset } = useInputs({ calculator, start, inAddress: !compact })

  const reading = readTyped(calculator, typed)
  const errors = reading.ok ? {} : reading.errors
  const valueFor = reading.ok ? runCalculator(calculator, reading.inputs) : undefined
  const labels = new Map(calculator.inputs.map(({ name, label }) => [name, label]))
  const first = calculator.inputs.filter(({ name }) => !compact || calculator.first.includes(name))
  const rest = calculator.inputs.filter((input) => !first.includes(input))

  const field = (input: Input) => (
    <InputField
      key={input.name}
      id={`${block.id}-${input.name}`}
      input={input}
      start={start[input.name] ?? ''}
      error={errors[input.name]}
      methods={methods}
    />
  )
  const answer = calculator.outputs.find(({ name }) => name === calculator.answer)
  const address = () => location.origin + calculator.href + toQuery(typed)
  return (
    <Section>
      <Columns data-prints={compact ? undefined : ''}>
        <div>
          <SectionIntro title={block.title} eyebrow={block.eyebrow} intro={block.intro} />
          <Form noValidate onSubmit={stay} aria-label={calculator.title}>
            {first.map(field)}
            {rest.length > 0 && (
              // Not `Accordion`: it unfolds without a script.
              <details>
                <summary>{calculatorWords.more}</summary>
                <div>{rest.map(field)}</div>
              </details>
            )}
          </Form>
          {/* The results announce themselves. */}
          <Glance aria-hidden>
            {answer?.label}:{' '}
            {answer && valueFor
              ? `${inWords(calculator, answer.name, valueFor(answer.name))} ${unitOf(answer.unit, valueFor(answer.name))}`
              : '–'}
          </Glance>
        </div>
        <div>
          <Results
            calculator={calculator}
            valueFor={valueFor}
            errors={Object.entries(errors).map(([name, error]) => `${labels.get(name)}: ${error}`)}
            id={block.id ?? block.type}
            inputIds={calculator.inputs.map(({ name }) => `${block.id}-${name}`).join(' ')}
            compact={compact}
          />
          <Stack direction="row" sx={handover}>
            <Button
              disabled={!valueFor}
              onClick={() => valueFor && prefillResult(resultOf(calculator, valueFor), prefillOf(calculator, valueFor))}
              {...opensQuote}
            >
              {block.action}
            </Button>
            {compact && <TextLink href={calculator.href + toQuery(typed)}>{calculator.title}</TextLink>}
          </Stack>
          {!compact && (
            <Tools link={address} text={valueFor && (() => asText(calculator, valueFor, address()))} reset={reset} />
          )}
        </div>
      </Columns>
      {!compact && valueFor && <Pictures calculator={calculator} valueFor={valueFor} />}
    </Section>
  )
}
