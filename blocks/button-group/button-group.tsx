import Stack from '@mui/material/Stack'
import { Action, Section } from 'marquee'
import type { ButtonGroup as ButtonGroupBlock } from './schema.ts'

export function ButtonGroup({ buttons, align, size }: ButtonGroupBlock) {
  return (
    <Section>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: align }}>
        {buttons.map(({ look, ...action }) => (
          <Action key={action.text} action={action} variant={look} size={size} />
        ))}
      </Stack>
    </Section>
  )
}
