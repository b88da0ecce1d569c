import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import TextField from '@mui/material/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownPath } from '../own-path.ts'
import { companySchema, isProblem, nothingSchema, signInSchema } from '../wire.ts'
import { ask } from './ask.ts'
import { CardPage } from './card-page.tsx'
import { Refusal } from './refusal.tsx'
import { words } from './words.ts'

/** Where a person signs in: with the account of the company, or by a code that comes by mail. */
export function SignIn() {
  const [query] = useSearchParams()
  const problem = query.get('problem')
  const to = ownPath(query.get('to'))
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['way'],
    queryFn: () => ask('sign-in', signInSchema),
  })
  return (
    <CardPage title={words.signIn.title}>
      {isProblem(problem) && <Alert severity="error">{words.problems[problem]}</Alert>}
      <Refusal error={error} onAgain={() => void refetch()} />
      {isPending && <CircularProgress size={24} aria-label={words.general.loading} />}
      {data?.way === 'company' && <ByCompany to={to} />}
      {data?.way === 'mail' && <ByCode to={to} />}
    </CardPage>
  )
}

function ByCompany({ to }: { to: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => ask('sign-in/company', companySchema, { to }),
    onSuccess: ({ location: address }) => location.assign(address),
  })
  return (
    <>
      <Refusal error={error} />
      <Button variant="contained" size="large" loading={isPending || isSuccess} onClick={() => mutate()}>
        {words.signIn.company}
      </Button>
    </>
  )
}

function ByCode({ to }: { to: string }) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const sent = useMutation({ mutationFn: () => ask('sign-in/code', nothingSchema, { email }) })
  const checked = useMutation({
    mutationFn: () => ask('sign-in/check', nothingSchema, { code }),
    onSuccess: () => location.assign(to),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (sent.isSuccess) checked.mutate()
    else sent.mutate()
  }
  return (
    <form onSubmit={send} style={{ display: 'contents' }}>
      {sent.isSuccess ? (
        <>
          <Alert severity="info">{words.signIn.sent(email)}</Alert>
          <TextField
            label={words.signIn.code}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoFocus
            required
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
          />
          <Refusal error={checked.error} />
          <Button type="submit" variant="contained" size="large" loading={checked.isPending || checked.isSuccess}>
            {words.signIn.check}
          </Button>
          <Button
            onClick={() => {
              setCode('')
              checked.reset()
              sent.reset()
            }}
          >
            {words.signIn.other}
          </Button>
        </>
      ) : (
        <>
          <TextField
            type="email"
            label={words.signIn.email}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            required
            autoFocus
            autoComplete="email"
          />
          <Refusal error={sent.error} />
          <Button type="submit" variant="contained" size="large" loading={sent.isPending}>
            {words.signIn.send}
          </Button>
        </>
      )}
    </form>
  )
}
