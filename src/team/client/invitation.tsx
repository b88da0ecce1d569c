import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { linkSchema } from '../wire.ts'
import { ask } from './ask.ts'
import { CardPage } from './card-page.tsx'
import { Refusal } from './refusal.tsx'
import { words } from './words.ts'

/** The page behind the link of an invitation. Only its button uses the link: programs that check mails open links, too. */
export function Invitation() {
  const token = location.hash.slice(1)
  const invited = useQuery({
    queryKey: ['invited', token],
    queryFn: () => ask('sign-in/link', linkSchema, { token, use: false }),
    refetchOnWindowFocus: false,
  })
  const entering = useMutation({
    mutationFn: () => ask('sign-in/link', linkSchema, { token, use: true }),
    onSuccess: () => location.replace('/'),
  })
  const { name, email } = invited.data ?? {}
  return (
    <CardPage title={name === undefined ? words.signIn.title : words.signIn.hello(name)}>
      {invited.isPending && <CircularProgress size={24} aria-label={words.general.loading} />}
      <Refusal error={invited.error ?? entering.error} />
      {name !== undefined && email !== undefined && (
        <>
          <Typography>{words.signIn.invited(email)}</Typography>
          <Button
            variant="contained"
            size="large"
            loading={entering.isPending || entering.isSuccess}
            onClick={() => entering.mutate()}
          >
            {words.signIn.as(name)}
          </Button>
        </>
      )}
      {invited.isError && <Button href="/sign-in">{words.signIn.toSignIn}</Button>}
    </CardPage>
  )
}
