import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import type { ChangeWords } from '../../wire/history.ts'

/** The longest texts whose words are compared: more takes long. */
const maxCompared = 4_000

/** A text of which less than this part stays is another one: its single words are not compared. */
const minSame = 0.4

function partsOf(before: string, after: string) {
  const whole = [
    { value: before, added: false, removed: true },
    { value: ` ${after}`, added: true, removed: false },
  ]
  if (before.length + after.length > maxCompared) return whole.slice(1)
  const parts = diffWordsWithSpace(before, after)
  const same = parts.filter(({ added, removed }) => !added && !removed).map(({ value }) => value.trim())
  return same.join('').length < minSame * Math.max(before.length, after.length) ? whole : parts
}

/** A change in one text: words that go are struck out, words that come are marked. */
export function WordChange({ change: { words, before = '', after = '' } }: { change: ChangeWords }) {
  const parts = useMemo(() => partsOf(before, after), [before, after])
  return (
    <Typography component="li" variant="body2" sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words}:{' '}
      </Box>
      {parts.map(({ value, added, removed }, index) => (
        <Box
          component={removed ? 'del' : added ? 'ins' : 'span'}
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
          key={index}
          sx={
            added || removed
              ? {
                  borderRadius: 0.5,
                  textDecorationThickness: 1,
                  bgcolor: `rgba(var(--mui-palette-${removed ? 'error' : 'success'}-mainChannel) / 0.16)`,
                }
              : {}
          }
        >
          {value}
        </Box>
      ))}
    </Typography>
  )
}
