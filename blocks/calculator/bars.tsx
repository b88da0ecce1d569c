import { styled } from '@mui/material/styles'
import { fill, shownNumber } from 'marquee/words'
import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import type { CalculatorPicture } from '../../schema/calculator/picture.ts'
import { labelOf, unitOf } from '../../schema/calculator/wording.ts'
import { calculatorWords } from '../../schema/language/calculator-words.ts'
import { PictureRows } from './picture-rows.ts'

type Bars = Extract<CalculatorPicture, { kind: 'bars' }>

const Rows = styled(PictureRows)({
  marginBottom: 12,
  '& svg': { height: 26 },
  '& [data-part=ground]': { fill: 'var(--palette-action-hover)' },
  '& [data-part=limit]': { fill: 'var(--palette-text-primary)' },
  '& [data-load=good]': { fill: 'var(--palette-success-main)' },
  '& [data-load=tight]': { fill: 'var(--palette-primary-main)' },
  '& [data-load=over]': { fill: 'var(--palette-error-main)' },
  '@media print': { '& [data-load]': { fill: 'var(--palette-outline)' } },
})

type Props = { picture: Bars; calculator: Calculator; valueFor: (name: string) => Value }

/** Each load as a bar against its limit; green while there is room. */
export function BarsPicture({ picture, calculator, valueFor }: Props) {
  const limit = Number(valueFor(picture.limit))
  const rows = picture.items.map((item) => {
    const value = Number(valueFor(item.value))
    const load = value <= limit * picture.good ? 'good' : value <= limit ? 'tight' : 'over'
    return { label: labelOf(calculator, item.label, valueFor), value, load } as const
  })
  const max = Math.max(limit, ...rows.map(({ value }) => value)) * 1.05
  const share = (value: number) => Number(((value / max) * 100).toFixed(2))
  return (
    <>
      <Rows>
        {rows.map(({ label, value, load }) => (
          <li key={label}>
            <span>{label}</span>
            <b>
              {shownNumber(value)}, {calculatorWords[load]}
            </b>
            <svg viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">
              <rect data-part="ground" width="100" height="26" />
              <rect data-load={load} y="4" width={share(value)} height="18" />
              <rect data-part="limit" x={share(limit)} width="0.6" height="26" />
            </svg>
          </li>
        ))}
      </Rows>
      <p>{fill(calculatorWords.limit, { limit, unit: unitOf(picture.unit, limit), good: limit * picture.good })}</p>
    </>
  )
}
