import Stack from '@mui/material/Stack'
import { Action, Section } from 'marquee'
import type { ButtonGroup as ButtonGroupBlock } from './schema.ts'

/** A button without a border shows its words at the edge of the texts above it, not its own edge. */
const plain = { '& > .MuiButton-text': { px: 1.5 }, '& > .MuiButton-text:first-of-type': { marginInlineStart: -1.5 } }

export function ButtonGroup({ buttons, align, size }: ButtonGroupBlock) {
  return (
    <Section>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: align, ...(align === 'start' && plain) }}
      >
        {buttons.map(({ look, ...action }) => (
          <Action key={action.text} action={action} variant={look} size={size} />
        ))}
      </Stack>
    </Section>
  )
}
