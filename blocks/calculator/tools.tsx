import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { notify, toast } from 'marquee'
import { calculatorWords } from '../../schema/language/calculator-words.ts'

const row = {
  flexWrap: 'wrap',
  mt: 1.5,
  '& button:enabled': { color: 'primary.text' },
  '@media (scripting: none), print': { display: 'none' },
}

/** The clipboard is missing on plain http, and a browser may refuse access. */
async function copy(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast(done)
  } catch {
    notify(calculatorWords.copyRefused)
  }
}

type Props = { link: () => string; text: (() => string) | undefined; reset: () => void }

/** Actions on a result: share it, copy it, start over. */
export function Tools({ link, text, reset }: Props) {
  return (
    <Stack direction="row" spacing={1} sx={row}>
      <Button variant="text" onClick={() => copy(link(), calculatorWords.linkCopied)}>
        {calculatorWords.copyLink}
      </Button>
      <Button variant="text" disabled={!text} onClick={() => text && copy(text(), calculatorWords.textCopied)}>
        {calculatorWords.copyText}
      </Button>
      <Button variant="text" onClick={() => print()}>
        {calculatorWords.print}
      </Button>
      <Button variant="text" onClick={reset}>
        {calculatorWords.reset}
      </Button>
    </Stack>
  )
}
