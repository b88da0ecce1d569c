import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { rounded } from '../../theme/rounded.ts'
import { prefillForms } from '../forms/prefill.ts'
import { opensQuote } from '../links/site-link.tsx'
import { TextLink } from '../links/text-link.tsx'
import type { EmptyResult, SearchHit } from './engine.ts'
import { type TermOf, wordsIn } from './words.ts'

const mark = {
  '& mark': {
    background: 'none',
    color: 'primary.text',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
}

/** The results, each a stop of the arrow keys: a link to a page, or a button that opens the quote form, filled in. */
export function Results({ found, termOf }: { found: readonly SearchHit[]; termOf: TermOf }) {
  return (
    <List sx={mark}>
      {found.map(({ path, title, kind, description, quote, terms }) => (
        <ListItem key={path} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <ListItemButton
            {...(quote ? { component: 'button', onClick: () => prefillForms(quote), ...opensQuote } : { href: path })}
            data-stop=""
            sx={{ display: 'block', mx: -2, px: 2, borderRadius: rounded(3) }}
          >
            <Stack direction="row" spacing={2.5} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
              <Typography variant="h6" component="strong">
                <Marked text={title} terms={terms} termOf={termOf} />
              </Typography>
              <Typography variant="body2" component="small" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {kind}
              </Typography>
            </Stack>
            {description && (
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                <Marked text={description} terms={terms} termOf={termOf} />
              </Typography>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

/** Links to follow if there are no results. */
export function NothingFound({ nothing }: { nothing: EmptyResult }) {
  return (
    <Stack spacing={1.5} sx={{ py: 1 }}>
      <Typography>{nothing.text}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3.5 }}>
        {nothing.links.map(({ text, href }) => (
          <TextLink key={href} href={href} data-stop="">
            {text}
          </TextLink>
        ))}
      </Stack>
    </Stack>
  )
}

type MarkedProps = { text: string; terms: ReadonlySet<string>; termOf: TermOf }

/** A text with the words marked that the search has found. */
export function Marked({ text, terms, termOf }: MarkedProps) {
  const found: { start: number; end: number }[] = []
  for (const { text: word, start, end } of wordsIn(text)) {
    const term = termOf(word)
    if (term === null || !terms.has(term)) continue
    const last = found.at(-1)
    // In a script without spaces, words overlap.
    if (last && start < last.end) last.end = end
    else found.push({ start, end })
  }
  return [
    ...found.flatMap(({ start, end }, index) => [
      text.slice(found[index - 1]?.end ?? 0, start),
      <mark key={start}>{text.slice(start, end)}</mark>,
    ]),
    text.slice(found.at(-1)?.end ?? 0),
  ]
}
