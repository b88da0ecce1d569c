import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef } from 'react'
import { languageName } from '../../../language-name.ts'
import type { FoundText } from '../../../wire/replace.ts'
import { say } from '../../../words/say.ts'
import { useStudio } from '../../store/studio-store.ts'
import { StudioLink } from '../studio-link.tsx'

/** A guess of the height of an entry, before it is measured. */
const entryHeight = 62
const overscan = 10

type Props = {
  found: readonly FoundText[]
  /** The ids of those that stay as they are. */
  left: ReadonlySet<string>
  onTick: (id: string, isTicked: boolean) => void
  onOpen: (address: string, language: string | undefined) => void
}

/** Matches with the words around them, each with a check box. Only those in view are in the document. */
export function MatchList({ found, left, onTick, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: found.length,
    getScrollElement: () => box.current,
    estimateSize: () => entryHeight,
    overscan,
    getItemKey: (index) => found[index]?.id ?? index,
  })
  return (
    <Box ref={box} sx={{ flex: 1, minHeight: 240, overflow: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="ul"
        aria-label={say().replace.matches}
        sx={{ m: 0, p: 0, listStyle: 'none', position: 'relative' }}
        style={{ height: list.getTotalSize() }}
      >
        {list.getVirtualItems().map(({ index, key, start }) => {
          const one = found[index] as FoundText
          return (
            <Box
              component="li"
              key={key}
              ref={list.measureElement}
              data-index={index}
              aria-setsize={found.length}
              aria-posinset={index + 1}
              sx={{ position: 'absolute', insetInline: 0, top: 0, borderBottom: 1, borderColor: 'divider' }}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Match found={one} isTicked={!left.has(one.id)} onTick={onTick} onOpen={onOpen} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

type MatchProps = Pick<Props, 'onTick' | 'onOpen'> & { found: FoundText; isTicked: boolean }

const Match = memo(({ found, isTicked, onTick, onOpen }: MatchProps) => {
  const { id, title, address, language, where, before, match, after, replacement } = found
  const spoken = useStudio(({ setup }) => setup?.languages.find(({ tag }) => tag === language))
  const place = language === undefined ? where : `${languageName({ tag: language })} · ${where}`
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', px: 1, py: 0.75 }}>
      <Checkbox
        size="small"
        checked={isTicked}
        onChange={({ target }) => onTick(id, target.checked)}
        slotProps={{ input: { 'aria-label': say().replace.replaceMatch(`${before}${match}${after}`, place, title) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontSize: 12 }}>
          <StudioLink address={address} onOpen={() => onOpen(address, language)} color="text.primary">
            {title}
          </StudioLink>
          {` · ${place}`}
        </Typography>
        <Typography variant="body2" lang={spoken?.tag} dir={spoken?.direction} sx={{ overflowWrap: 'anywhere' }}>
          {before}
          <Box component="del" sx={{ bgcolor: 'error.main', color: 'error.contrastText', px: 0.25, borderRadius: 0.5 }}>
            {match}
          </Box>
          {isTicked && replacement !== '' && (
            <Box
              component="ins"
              sx={{
                bgcolor: 'success.main',
                color: 'success.contrastText',
                px: 0.25,
                ml: 0.25,
                borderRadius: 0.5,
                textDecoration: 'none',
              }}
            >
              {replacement}
            </Box>
          )}
          {after}
        </Typography>
      </Box>
    </Box>
  )
})
