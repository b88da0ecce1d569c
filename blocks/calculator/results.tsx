import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Bullets, displayFont } from 'marquee'
import { fieldNumber, fill } from 'marquee/words'
import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import { arithmeticOf, ratiosOf, unitOf, warningsOf } from '../../schema/calculator/wording.ts'
import { calculatorWords } from '../../schema/language/calculator-words.ts'

const Answer = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 16,
  color: 'var(--palette-primary-text)',
  ...displayFont('1.375rem', 1.1, 0.8),
  '& output': {
    fontSize: 'clamp(4.5rem, 3rem + 7vw, 8rem)',
    lineHeight: 0.9,
    letterSpacing: 'calc(2 * var(--font-spacing))',
    fontVariantNumeric: 'tabular-nums',
    '@media print': { fontSize: '36pt' },
  },
})

/** The message that replaces the answer while there is none. */
const reason = { px: 2.5, py: 2, borderColor: 'error.main', bgcolor: 'transparent', '& p': { fontWeight: 600 } }

const Lines = styled('dl')({
  margin: '28px 0 0',
  borderBottom: '1px solid var(--palette-divider)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 20px',
    paddingBlock: 12,
    borderTop: '1px solid var(--palette-divider)',
    '@media print': { paddingBlock: 4, breakInside: 'avoid' },
  },
  '& dt': { fontWeight: 600 },
  '& dd:nth-of-type(1)': { fontWeight: 700, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& dd:nth-of-type(n + 2)': {
    gridColumn: '1 / -1',
    color: 'var(--palette-text-secondary)',
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  },
  '& dd:nth-of-type(n + 3)': { fontSize: '0.875rem' },
  '@media print': { marginTop: 12, '& dd:nth-of-type(n + 2)': { fontSize: '8.5pt', lineHeight: 1.35 } },
})

const Warning = styled(Typography)({
  marginTop: 16,
  padding: '12px 16px',
  borderInlineStart: '4px solid var(--palette-primary-main)',
  background: 'var(--palette-action-hover)',
  lineHeight: 1.5,
})

const Note = styled(Typography)({
  marginTop: 24,
  maxWidth: '38em',
  color: 'var(--palette-text-secondary)',
  lineHeight: 1.55,
})

type Props = {
  calculator: Calculator
  valueFor: ((name: string) => Value) | undefined
  errors: readonly string[]
  id: string
  inputIds: string
  compact: boolean
}

/** The sources of the ratios of an output. */
const sourcesOf = (calculator: Calculator, output: Calculator['outputs'][number]) =>
  [...new Set(ratiosOf(calculator, output).map(({ source }) => source))].join(' ')

/** The answer large, then every result with its own arithmetic and the source of its ratios. */
export function Results({ calculator, valueFor, errors, id, inputIds, compact }: Props) {
  const answer = calculator.outputs.find(({ name }) => name === calculator.answer)
  const show = (name: string) => {
    const value = valueFor?.(name) ?? ''
    return typeof value === 'number' ? fieldNumber(value) : String(value)
  }
  return (
    <div>
      {!valueFor && (
        <Paper sx={reason} id={`${id}-why`}>
          <p>{calculatorWords.noResult}</p>
          <Bullets sx={{ mt: 1 }}>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </Bullets>
        </Paper>
      )}
      <Answer>
        <output name={calculator.answer} htmlFor={inputIds} aria-live="polite">
          {show(calculator.answer)}
        </output>
        {answer && valueFor && unitOf(answer.unit, valueFor(answer.name))}
      </Answer>
      <Lines>
        {calculator.outputs.map((output) => (
          <div key={output.name}>
            <dt>{output.label}</dt>
            <dd>
              {output === answer ? (
                show(output.name) || '–'
              ) : (
                <output name={output.name} aria-live="off">
                  {show(output.name)}
                </output>
              )}
              {output !== answer && !valueFor && '–'} {valueFor && unitOf(output.unit, valueFor(output.name))}
            </dd>
            {valueFor && <dd>{arithmeticOf(calculator, output, valueFor)}</dd>}
            {!compact && sourcesOf(calculator, output) && (
              <dd>{fill(calculatorWords.sourceOf, { source: sourcesOf(calculator, output) })}</dd>
            )}
          </div>
        ))}
      </Lines>
      <div aria-live="polite">
        {valueFor && warningsOf(calculator, valueFor).map((text) => <Warning key={text}>{text}</Warning>)}
      </div>
      <Note>{calculator.note}</Note>
    </div>
  )
}
