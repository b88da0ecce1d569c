import { styled } from '@mui/material/styles'
import { type Position, positions } from '../../schema/forms/positions.ts'
import { CheckRow } from '../../src/components/forms/fields/check-row.tsx'
import { FieldError } from '../../src/components/forms/fields/field-error.tsx'

const List = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  borderBottom: '1px solid var(--palette-divider)',
  '@media (min-width: 560px)': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24 },
})

/** The ticked positions of a form, in the order of the spec. */
export const tickedIn = (form: HTMLFormElement | null): Position[] => {
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[name=selectedPositions]:checked') ?? []
  const ticked = new Set([...boxes].map(({ value }) => value))
  return positions.filter((position) => ticked.has(position))
}

/** Ticks these positions, and no others. */
export function tick(form: HTMLFormElement | null, chosen: readonly Position[]) {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name=selectedPositions]') ?? [])
    box.checked = chosen.includes(box.value as Position)
}

type Props = { id: string; chosen: readonly Position[]; error: string | undefined; onTicked: () => void }

/**
 * Step 1. The boxes are uncontrolled and read from the document, so that ticks made before hydration count. `chosen`
 * are the initial ticks.
 */
export function PositionsStep({ id, chosen, error, onTicked }: Props) {
  return (
    <>
      <List aria-labelledby={`${id}-step`} aria-describedby={error && `${id}-positions-error`}>
        {positions.map((position) => (
          <CheckRow
            key={position}
            name="selectedPositions"
            value={position}
            defaultChecked={chosen.includes(position)}
            onChange={onTicked}
          >
            {position}
          </CheckRow>
        ))}
      </List>
      {error && <FieldError id={`${id}-positions-error`}>{error}</FieldError>}
    </>
  )
}
