import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Inquiry } from '../../inbox-wire.ts'
import { words } from '../words.ts'

/** What a visitor answered, and the files. All of it is text: no address in it is a link. */
export function InquiryAnswers({ inquiry: { id, answers, sentFrom, cameFrom, files } }: { inquiry: Inquiry }) {
  const rows: (readonly [string, string])[] = [
    ...answers,
    ...(sentFrom ? [[words.inbox.page, sentFrom] as const] : []),
    ...(cameFrom ? [[words.inbox.origin, cameFrom] as const] : []),
  ]
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack component="dl" sx={{ m: 0, gap: 1.5 }}>
        {rows.map(([label, answer], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words.
          <div key={at}>
            <Typography component="dt" variant="body2" color="text.secondary" dir="auto">
              {label}
            </Typography>
            <Typography component="dd" dir="auto" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {answer}
            </Typography>
          </div>
        ))}
      </Stack>
      {files.length > 0 && (
        <Stack component="section" aria-labelledby="files" sx={{ mt: 3, gap: 0.5 }}>
          <Typography variant="h2" id="files">
            {words.inbox.filesTitle}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {words.inbox.filesHelp}
          </Typography>
          {files.map((file, at) => (
            <Link key={file.id} href={`/inbox/${id}/files/${file.id}`} download>
              {words.inbox.file(at + 1, file.type)}
            </Link>
          ))}
        </Stack>
      )}
    </Paper>
  )
}
