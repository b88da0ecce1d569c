import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { diffWordsWithSpace } from 'diff'
import { type ReactNode, useMemo } from 'react'
import type { ChangeWords } from '../../../wire/history.ts'
import { say } from '../../../words/say.ts'

/** The longest texts whose words are compared: more takes long, and is replaced as a whole anyway. */
const maxCompared = 20_000

type Part = { text: string; isChanged: boolean }

/** The words of both texts, with those marked that only one of them has. */
function partsOf(before: string, after: string): readonly [Part[], Part[]] {
  if (before.length + after.length > maxCompared)
    return [[{ text: before, isChanged: true }], [{ text: after, isChanged: true }]]
  const all = diffWordsWithSpace(before, after)
  const own = (without: 'added' | 'removed') =>
    all
      .filter((part) => !part[without])
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }))
  return [own('added'), own('removed')]
}

const Version = ({ label, parts, mark }: { label: string; parts: readonly Part[]; mark: 'del' | 'ins' }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography component="h5" sx={{ fontSize: 11, color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box
      dir="auto"
      sx={{
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {parts.length === 0 && <em>{say().fields.nothing}</em>}
      {parts.map(({ text, isChanged }, index) =>
        isChanged ? (
          <Box
            component={mark}
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
            key={index}
            sx={{
              borderRadius: 0.5,
              textDecorationThickness: 1,
              bgcolor: `rgba(var(--mui-palette-${mark === 'del' ? 'error' : 'success'}-mainChannel) / 0.16)`,
            }}
          >
            {text}
          </Box>
        ) : (
          text
        ),
      )}
    </Box>
  </Box>
)

type Props = {
  change: ChangeWords
  /** Whether all of the file is new: its text is shown without one before it. */
  isOfNew?: boolean
  /** Discards this change; missing where it cannot go alone. */
  onDiscard?: (() => void) | undefined
  /** What else can be done about it, and what is said below it. */
  action?: ReactNode
  children?: ReactNode
}

/** A change in words, with the text before and after it. The words that differ are marked. */
export function ChangedText({ change: { words, before, after }, isOfNew = false, onDiscard, action, children }: Props) {
  const [from, to] = useMemo(() => partsOf(before ?? '', after ?? ''), [before, after])
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography
          component="h4"
          variant="body2"
          sx={{ flex: 1, minWidth: 0, mb: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {words}
        </Typography>
        {onDiscard && (
          <Button color="inherit" size="small" aria-label={say().changes.discardChange(words)} onClick={onDiscard}>
            {say().common.discard}
          </Button>
        )}
        {action}
      </Stack>
      {isOfNew && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {after}
        </Box>
      )}
      {!isOfNew && (before !== undefined || after !== undefined) && (
        <Box sx={{ display: 'flex', gap: 1, flexDirection: { xs: 'column', sm: 'row' } }}>
          <Version label={say().history.before} parts={before === undefined ? [] : from} mark="del" />
          <Version label={say().effects.after} parts={after === undefined ? [] : to} mark="ins" />
        </Box>
      )}
      {children}
    </Box>
  )
}
