import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { roleWords } from '../../../theme-words.ts'
import { inWords } from '../../../words.ts'
import { coloursAround, isLegible, nearestLegibleColour, type TonePair } from './theme-contrasts.ts'

/** A ratio with one digit, never more than it is: 4.49 does not pass for 4.5. */
export const shownRatio = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** What lies on a colour: “text on accent” is the text. */
const wordsOnIt = (path: readonly string[]) => roleWords(path).replace(' on accent', '')

type Props = {
  pairs: readonly TonePair[]
  /** All pairs of the theme; without them nothing is proposed, such as while a colour is dragged. */
  all: readonly TonePair[] | undefined
  /** The tone and the path of the colour that the lines belong to: lines about others name them. */
  tone: string
  path: readonly string[]
  /** Sets a colour of a tone. */
  onUse: (tone: string, path: readonly string[], colour: string) => void
}

/** Contrasts of a colour: what they are, what they must be, and the nearest colour that passes as a button. */
export const ContrastLines = ({ pairs, all, tone, path, onUse }: Props) =>
  pairs.map((pair) => {
    const isOwn = pair.path.join('.') === path.join('.')
    const nearest = isLegible(pair) || !all ? undefined : nearestLegibleColour(pair, all)
    const around = isLegible(pair) || !all || nearest !== undefined ? undefined : coloursAround(pair)
    const of = pair.tone === tone ? '' : `${inWords(pair.tone)} `
    const other = isOwn ? `on ${of}${roleWords(pair.ground.path.split('.'))}` : `of ${of}${wordsOnIt(pair.path)} on it`
    return (
      <Box
        component="span"
        key={`${pair.tone} ${pair.path.join('.')} ${pair.ground.path}`}
        sx={{ display: 'block', color: isLegible(pair) ? undefined : 'error.main' }}
      >
        {shownRatio(pair.ratio)} : 1 {other}
        {!isLegible(pair) && `, needs ${pair.min}. `}
        {!isLegible(pair) && all && nearest === undefined && !around && 'No shade of it can be read there.'}
        {around && (
          <UseButton onClick={() => around.map((one) => onUse(one.tone, one.path, one.colour))}>
            Use {around.map((one) => `${one.colour} for ${roleWords(one.path)}`).join(' and ')}
          </UseButton>
        )}
        {nearest !== undefined && (
          <UseButton onClick={() => onUse(pair.owner, pair.path, nearest)}>
            Use {nearest}
            {!isOwn && ` for ${of}${roleWords(pair.path)}`}
          </UseButton>
        )}
      </Box>
    )
  })

const UseButton = (props: Pick<ButtonProps, 'onClick' | 'children'>) => (
  <Button
    size="small"
    sx={{ py: 0, px: 0.5, minWidth: 0, fontSize: 12, textAlign: 'left', verticalAlign: 'baseline' }}
    {...props}
  />
)
