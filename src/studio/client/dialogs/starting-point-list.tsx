import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { NewPageChoices } from '../../wire/new-files.ts'
import { say } from '../../words/say.ts'

type Point = NewPageChoices['startingPoints'][number]
type Props = { points: readonly Point[]; value: string | undefined; onChange: (key: string) => void }

/** The starting points, each with what it is for and its sections in order. */
export function StartingPointList({ points, value, onChange }: Props) {
  return (
    <RadioGroup
      aria-label={say().dialogs.startingPoint}
      value={value ?? ''}
      onChange={(_, key) => onChange(key)}
      sx={{ flexWrap: 'nowrap', maxHeight: 296, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {points.map((point) => (
        <PointOption key={point.key} point={point} />
      ))}
    </RadioGroup>
  )
}

function PointOption({ point }: { point: Point }) {
  const { key, name, description, sections, problem } = point
  const id = useId()
  return (
    <Box sx={{ px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <FormControlLabel
        value={key}
        disabled={problem !== undefined}
        label={name}
        control={<Radio size="small" slotProps={{ input: { 'aria-describedby': id } }} />}
        slotProps={{ typography: { sx: { fontWeight: 600 } } }}
      />
      <Box id={id} sx={{ pl: 4.5 }}>
        <Typography variant="body2">{problem ?? description}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sections.join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
