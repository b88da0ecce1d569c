import { styled } from '@mui/material/styles'
import { focusRing } from 'marquee'
import { pricingWords } from './words.ts'

/** Radio buttons of the browser: they switch without any script. On paper both prices stand. */
const Switch = styled('fieldset')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  marginBlockEnd: 32,
  padding: 4,
  border: '1px solid var(--palette-outline)',
  borderRadius: 'var(--shape-button)',
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 22px',
    borderRadius: 'var(--shape-button)',
    fontWeight: 600,
    cursor: 'pointer',
    ...focusRing,
  },
  '& label:has(:checked)': {
    background: 'var(--palette-primary-main)',
    color: 'var(--palette-primary-contrastText)',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -3 } },
  '@media print': { display: 'none' },
})

/** Of a plan with two prices, the one of the chosen period shows. */
export const periodStyles = {
  '@media screen': {
    '&:has([value=monthly]:checked) [data-period=yearly], &:has([value=yearly]:checked) [data-period=monthly]': {
      display: 'none',
    },
  },
}

export const PeriodSwitch = ({ name }: { name: string }) => (
  <Switch>
    <legend className="visually-hidden">{pricingWords.period}</legend>
    {(['monthly', 'yearly'] as const).map((period) => (
      <label key={period}>
        <input type="radio" name={name} value={period} defaultChecked={period === 'monthly'} />
        {pricingWords[period]}
      </label>
    ))}
  </Switch>
)
