import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { calculatorWords } from '../../schema/language/calculator-words.ts'
import { notify, toast } from '../../src/components/notices/notice-store.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 12,
  '& button:enabled': { color: 'var(--palette-primary-text)' },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
})

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
    <Row>
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
    </Row>
  )
}
