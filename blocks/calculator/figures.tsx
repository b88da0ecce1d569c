import { styled } from '@mui/material/styles'
import { fill, shownNumber } from 'marquee/words'
import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import type { CalculatorPicture } from '../../schema/calculator/picture.ts'
import { labelOf } from '../../schema/calculator/wording.ts'
import { calculatorWords } from '../../schema/language/calculator-words.ts'
import { PictureRows } from './picture-rows.ts'

type Figures = Extract<CalculatorPicture, { kind: 'figures' }>

/** Figures per row, and in all rows; above that, one figure stands for several. */
const perRow = 20
const maxFigures = 60

const cell = { width: 20, height: 26 }

/** Drawn in a cell of 20 by 26. */
const shapes: Record<Figures['items'][number]['figure'], string> = {
  person: 'M10 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM3 24v-6a6 6 0 0 1 6-6h2a6 6 0 0 1 6 6v6Z',
  desk: 'M1 9h18v4h-2v11h-3V13H6v11H3V13H1Z',
  bottle: 'M8 1h4v6l3 4v13H5V11l3-4Z',
  can: 'M5 4l2-2h6l2 2v18l-2 2H7l-2-2Z',
  glass: 'M3 3h14l-4 10v8h3v3H4v-3h3v-8Z',
  box: 'M2 7h16v17H2ZM2 7l3-5h10l3 5Z',
}

const Rows = styled(PictureRows)({
  '& svg': {
    maxWidth: 520,
    color: 'var(--palette-primary-text)',
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
})

type Props = { picture: Figures; calculator: Calculator; valueFor: (name: string) => Value }

/** One figure per person, bottle or box, grouped by kind. */
export function FiguresPicture({ picture, calculator, valueFor }: Props) {
  const rows = picture.items
    .map((item) => ({
      ...item,
      number: Number(valueFor(item.count)),
      label: labelOf(calculator, item.label, valueFor),
    }))
    .filter(({ number }) => number > 0)
  const each = Math.max(1, Math.ceil(Math.max(0, ...rows.map(({ number }) => number)) / maxFigures))
  return (
    <>
      <Rows>
        {rows.map(({ label, number, figure }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{shownNumber(number)}</b>
            <Row count={Math.ceil(number / each)} path={shapes[figure]} />
          </li>
        ))}
      </Rows>
      {each > 1 && <p>{fill(calculatorWords.figure, { n: each })}</p>}
    </>
  )
}

function Row({ count, path }: { count: number; path: string }) {
  const lines = Math.ceil(count / perRow)
  const places = Array.from({ length: count }, (_, index) => ({
    x: (index % perRow) * cell.width,
    y: Math.floor(index / perRow) * (cell.height + 4),
  }))
  return (
    <svg viewBox={`0 0 ${perRow * cell.width} ${lines * (cell.height + 4)}`} fill="currentColor" aria-hidden="true">
      {places.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={path} transform={`translate(${x} ${y})`} />
      ))}
    </svg>
  )
}
