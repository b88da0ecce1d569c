import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { contrast } from '../../../../../schema/theme/colour.ts'
import { palettesOf, toneOf } from '../../../../../schema/theme/palettes.ts'
import { say } from '../../../words/say.ts'
import { inWords } from '../../../words.ts'
import { type BrandChange, brandChanges, brandOf, colourKey } from './brand-colours.ts'
import { BrandRow } from './brand-row.tsx'
import { ColourInput } from './colour-input.tsx'
import { isLegible } from './theme-contrasts.ts'
import { allColours, typedColour } from './theme-values.ts'
import type { ThemeState } from './use-theme.ts'

/** What the act is called among the steps of Undo. */
export const brandAct = () => say().theme.changeBrand
/** What has less contrast than this to its ground is hardly seen there. */
const leastSeen = 1.3

const none: ReadonlySet<string> = new Set()
const noChanges: readonly BrandChange[] = []

/** The changes of an act, and those that a person leaves out, in the order of the theme. */
function rowsOf(all: readonly BrandChange[], taken: readonly BrandChange[], kept: ReadonlySet<string>): BrandChange[] {
  const left = all.filter((one) => kept.has(colourKey(one)))
  const rows = [...taken, ...left.filter((one) => !taken.some((other) => colourKey(other) === colourKey(one)))]
  const tones = [...new Set([...all, ...taken].map(({ tone }) => tone))]
  return tones.flatMap((tone) => rows.filter((one) => one.tone === tone))
}

type Props = {
  state: ThemeState
  /** What is shown if the act is not saved. */
  stopped: ReactNode
}

/**
 * One colour for all that follows it. A new one shows on the page, with the colours that change with it, before any of
 * them is written.
 */
export function BrandField({ state, stopped }: Props) {
  const { typedTheme, palettes, pairs, preview, endPreview, changeColours } = state
  const [typed, setTyped] = useState<string>()
  const [kept, setKept] = useState(none)
  const brand = useMemo(() => brandOf(typedTheme), [typedTheme])
  const next = typed === undefined ? undefined : typedColour(typed)?.slice(0, 7)
  const isWrong = typed !== undefined && typed.trim() !== '' && next === undefined
  const all = useMemo(() => (next === undefined ? noChanges : brandChanges(typedTheme, next)), [typedTheme, next])
  const taken = useMemo(
    () => (next === undefined || kept.size === 0 ? all : brandChanges(typedTheme, next, kept)),
    [typedTheme, next, kept, all],
  )
  const rows = rowsOf(all, taken, kept)
  useEffect(() => {
    if (taken.length === 0) return undefined
    preview(taken, brandAct())
    return endPreview
  }, [taken, preview, endPreview])

  const tone = toneOf(typedTheme, 'page')
  const palette = palettes.get(tone)
  const isHardlySeen =
    rows.length > 0 && palette !== undefined && contrast(palette.primary.main, palette.background.default) < leastSeen
  const wrong = pairs.filter((pair) => !isLegible(pair)).length

  function end(): void {
    setTyped(undefined)
    setKept(none)
  }
  function toggle(key: string): void {
    const other = new Set(kept)
    if (!other.delete(key)) other.add(key)
    setKept(other)
  }

  return (
    <Box
      component="section"
      aria-label={say().theme.followsBrand}
      sx={{ p: 1.5, border: 1, borderColor: rows.length > 0 ? 'primary.main' : 'divider', borderRadius: 2 }}
    >
      <ColourInput
        label={say().theme.brand}
        value={typed ?? brand}
        colour={next ?? brand}
        isWrong={isWrong}
        help={say().theme.brandHelp}
        description={undefined}
        palette={allColours(palettesOf(typedTheme))}
        onType={setTyped}
        onPick={setTyped}
        onBlur={() => (typed?.trim() === '' || next === brand) && end()}
      />
      {stopped}
      {rows.length > 0 && (
        <>
          <Typography role="status" sx={{ mt: 1.5, fontSize: 13, fontWeight: 600 }}>
            {say().theme.coloursChange(taken.length)}
          </Typography>
          <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{say().theme.previewHelp}</Typography>
          {isHardlySeen && (
            <Typography sx={{ mt: 1, fontSize: 12, color: 'warning.main' }}>
              {say().theme.hardlySeen(inWords(tone))}
            </Typography>
          )}
          <Typography sx={{ mt: 1, fontSize: 12, color: wrong > 0 ? 'error.main' : 'text.secondary' }}>
            {wrong === 0 ? say().theme.allLegible : say().theme.tooLowThen(wrong)}
          </Typography>
          <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              disabled={taken.length === 0}
              onClick={() => {
                changeColours(taken, brandAct())
                end()
              }}
            >
              {say().theme.changeColours(taken.length)}
            </Button>
            <Button color="inherit" onClick={end}>
              {say().common.cancel}
            </Button>
          </Stack>
          {[...Map.groupBy(rows, (one) => one.tone)].map(([of, changes]) => (
            <Box key={of} role="group" aria-label={inWords(of)} sx={{ mt: 1 }}>
              <Typography aria-hidden sx={{ fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
                {inWords(of)}
              </Typography>
              {changes.map((change) => (
                <BrandRow
                  key={colourKey(change)}
                  change={change}
                  isTaken={!kept.has(colourKey(change))}
                  pairs={pairs}
                  onToggle={() => toggle(colourKey(change))}
                />
              ))}
            </Box>
          ))}
        </>
      )}
    </Box>
  )
}
