import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { type Inquiry, inquirySchema } from '../../inbox-wire.ts'
import { nothingSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { BackLink } from '../back-link.tsx'
import { usePageTitle } from '../page-title.ts'
import { Refusal } from '../refusal.tsx'
import { useMe } from '../use-me.ts'
import { shownTime, words } from '../words.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { InquiryAnswers } from './inquiry-answers.tsx'
import { InquiryHistory } from './inquiry-history.tsx'
import { type InquiryRequest, InquirySide } from './inquiry-side.tsx'
import { useNews } from './use-news.ts'

/** One inquiry: what it says, what becomes of it, and what happened. */
export function InquiryPage() {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const { data: me } = useMe()
  const { data: news } = useNews()
  const { data: inquiry, error } = useQuery({
    queryKey: ['inquiry', id, news?.revision],
    queryFn: () => ask('inbox/inquiry', inquirySchema, { id }),
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
  const doing = useMutation({
    mutationFn: ([path, body]: InquiryRequest) => ask(`inbox/${path}`, nothingSchema, { id, ...body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox-news'] }),
  })
  const [isErasing, setIsErasing] = useState(false)
  const goTo = useNavigate()
  usePageTitle(inquiry?.sender || words.inbox.title)
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink to="/inbox">{words.inbox.back}</BackLink>
      {error && !inquiry && <Typography component="h1">{words.inbox.title}</Typography>}
      <Refusal error={error ?? doing.error} />
      {!inquiry && !error && <CircularProgress size={24} aria-label={words.general.loading} />}
      {inquiry && <Heading inquiry={inquiry} />}
      {inquiry && inquiry.erasedAt !== '' && (
        <Alert severity="info">{words.inbox.erased(shownTime(inquiry.erasedAt))}</Alert>
      )}
      {inquiry && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            // On a phone the ways to answer come before what happened.
            gridTemplateAreas: { xs: '"answers" "side" "history"', md: '"answers side" "history side"' },
            gridTemplateColumns: { xs: '100%', md: '1fr 280px' },
            gridTemplateRows: { md: 'auto 1fr' },
            alignItems: 'start',
          }}
        >
          <Stack sx={{ gap: 2, minWidth: 0, gridArea: 'answers' }}>
            {inquiry.isSuspected && (
              <Alert
                severity="warning"
                action={
                  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
                    <Button
                      color="inherit"
                      onClick={() => doing.mutate(['state', { state: 'spam', isAnswered: false }])}
                    >
                      {words.inbox.spam}
                    </Button>
                    <Button
                      color="inherit"
                      onClick={() => doing.mutate(['state', { state: 'open', isAnswered: false }])}
                    >
                      {words.inbox.noSpam}
                    </Button>
                  </Stack>
                }
              >
                {words.inbox.suspectedHelp}
              </Alert>
            )}
            {inquiry.erasedAt === '' && <InquiryAnswers inquiry={inquiry} />}
          </Stack>
          <Box sx={{ gridArea: 'history', minWidth: 0 }}>
            <InquiryHistory
              inquiry={inquiry}
              isRunning={doing.isPending}
              onNote={(text, onDone) => doing.mutate(['note', { text }], { onSuccess: onDone })}
            />
          </Box>
          {inquiry.erasedAt === '' && (
            <Paper variant="outlined" sx={{ p: 2, gridArea: 'side' }}>
              <InquirySide
                inquiry={inquiry}
                mayErase={me?.person.role === 'admin'}
                onDo={doing.mutate}
                onErase={() => setIsErasing(true)}
              />
            </Paper>
          )}
        </Box>
      )}
      {inquiry && isErasing && (
        <EraseDialog
          inquiry={inquiry}
          onClose={() => setIsErasing(false)}
          onErased={() => {
            void queries.invalidateQueries()
            void goTo('/inbox')
          }}
        />
      )}
    </Stack>
  )
}

function Heading({ inquiry: { sender, form, receivedAt } }: { inquiry: Inquiry }) {
  return (
    <div>
      <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650, overflowWrap: 'anywhere' }}>
        <bdi>{sender || words.inbox.anonymous}</bdi>
      </Typography>
      <Typography color="text.secondary">
        {form} · {words.inbox.received(shownTime(receivedAt))}
      </Typography>
    </div>
  )
}
