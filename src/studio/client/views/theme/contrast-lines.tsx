import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { roleWords } from '../../../theme-words.ts'
import { say } from '../../../words/say.ts'
import { inWords } from '../../../words.ts'
import { coloursAround, isLegible, nearestLegibleColour, type TonePair } from './theme-contrasts.ts'

/** A ratio with one digit, never more than it is: 4.49 does not pass for 4.5. */
export const shownRatio = (ratio: number) =>
  (Math.floor(ratio * 10) / 10).toLocaleString(say().tag, { minimumFractionDigits: 1 })

/** What lies on a colour: “text on accent” is the text. */
const wordsOnIt = (path: readonly string[]) =>
  path.join('.') === 'primary.contrastText' ? say().theme.roles['text.primary'] : roleWords(path)

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
    const other = isOwn
      ? say().theme.onGround(of, roleWords(pair.ground.path.split('.')))
      : say().theme.ofTextOnIt(of, wordsOnIt(pair.path))
    return (
      <Box
        component="span"
        key={`${pair.tone} ${pair.path.join('.')} ${pair.ground.path}`}
        sx={{ display: 'block', color: isLegible(pair) ? undefined : 'error.main' }}
      >
        {shownRatio(pair.ratio)} : 1 {other}
        {!isLegible(pair) && `${say().theme.needs(pair.min)}. `}
        {!isLegible(pair) && all && nearest === undefined && !around && say().theme.noShade}
        {around && (
          <UseButton onClick={() => around.map((one) => onUse(one.tone, one.path, one.colour))}>
            {say().theme.take(
              around.map((one) => say().theme.takeFor(one.colour, roleWords(one.path))).join(say().theme.and),
            )}
          </UseButton>
        )}
        {nearest !== undefined && (
          <UseButton onClick={() => onUse(pair.owner, pair.path, nearest)}>
            {say().theme.take(isOwn ? nearest : say().theme.takeFor(nearest, `${of}${roleWords(pair.path)}`))}
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
