import Container from '@mui/material/Container'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Action, queryOf, useAddressQuery } from 'marquee'
import { SearchInput, SearchStatus } from 'marquee/forms'
import { fill, plural } from 'marquee/words'
import { useEffect, useRef, useState } from 'react'
import { filterQuestions, type QuestionFilter } from './filter-questions.ts'
import type { FaqSearch as FaqSearchBlock } from './schema.ts'
import { faqSearchWords } from './words.ts'

const room = {
  // Margins at its end stay inside, on the ground of the block.
  display: 'flow-root',
  pt: 'clamp(48px, 7vw, 88px)',
  // Hidden without scripts: the browser's own search then finds every question.
  '& search': { maxWidth: 680, '@media (scripting: none)': { display: 'none' } },
}

/**
 * Filters the questions of another block while the visitor types. They are that block's HTML, and are only shown or
 * hidden.
 */
export function FaqSearch(block: FaqSearchBlock) {
  const input = useRef<HTMLInputElement>(null)
  const filter = useRef<QuestionFilter>(undefined)
  const writeQuery = useAddressQuery()
  const [found, setFound] = useState<number>()

  const search = (query: string) => {
    setFound(filter.current?.show(query))
    writeQuery(query)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const questions = document.getElementById(block.of)
    if (!questions || !input.current) return
    filter.current = filterQuestions(questions)
    input.current.value ||= queryOf(location.href)
    if (input.current.value === '') setFound(filter.current.total)
    else search(input.current.value)
  }, [])

  const total = filter.current?.total
  const status = found === undefined || total === undefined ? '' : statusOf(found, total)
  const id = block.id ?? block.type
  return (
    <Container sx={room}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {block.title}
      </Typography>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <FormLabel htmlFor={`${id}-query`}>{block.label}</FormLabel>
          <SearchInput
            ref={input}
            id={`${id}-query`}
            placeholder={block.placeholder}
            onInput={({ currentTarget }) => search(currentTarget.value)}
          />
        </form>
        <SearchStatus role="status">{status}</SearchStatus>
        {found === 0 && (
          <Stack spacing={2.5} sx={{ alignItems: 'start', mt: 1.5 }}>
            <p>{block.noMatch}</p>
            {block.action && <Action action={block.action} variant="outlined" />}
          </Stack>
        )}
      </search>
    </Container>
  )
}

function statusOf(found: number, total: number): string {
  if (found === 0) return faqSearchWords.none
  return found === total ? plural(faqSearchWords.count, total) : fill(faqSearchWords.found, { found, n: total })
}
