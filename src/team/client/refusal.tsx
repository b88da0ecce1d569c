import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Refused } from './ask.ts'
import { words } from './words.ts'

/** Why something did not work, with the way on. */
export function Refusal({ error, onAgain }: { error: Error | null; onAgain?: () => void }) {
  if (!error) return null
  const isOut = error instanceof Refused && error.code === 'signedOut'
  return (
    <Alert
      severity="error"
      action={
        isOut ? (
          <Button color="inherit" href={`/sign-in?to=${encodeURIComponent(location.pathname)}`}>
            {words.signIn.toSignIn}
          </Button>
        ) : (
          onAgain && (
            <Button color="inherit" onClick={onAgain}>
              {words.general.again}
            </Button>
          )
        )
      }
    >
      {error instanceof Refused ? error.message : words.problems.failed}
    </Alert>
  )
}
