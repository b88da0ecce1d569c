'use client'

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Look } from './look.jsx'

const fields = { name: 'Name', email: 'E-mail', phone: 'Telephone', date: 'Date of the event', details: 'Details' }

/** The form of the page, which is hydrated. */
export function QuoteForm() {
  const [isSent, setSent] = useState(false)
  const send = (event) => {
    event.preventDefault()
    setSent(true)
  }
  return (
    <Look>
      <Stack id="quote" component="form" spacing={2} onSubmit={send}>
        {Object.entries(fields).map(([name, label]) => (
          <TextField key={name} name={name} label={label} multiline={name === 'details'} required />
        ))}
        <Button type="submit" variant="contained">
          Get Staffing Quote
        </Button>
        {isSent && <Alert>We will write within a day.</Alert>}
      </Stack>
    </Look>
  )
}
