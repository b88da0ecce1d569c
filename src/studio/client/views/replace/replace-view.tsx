import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { EditResult } from '../../../wire/edits.ts'
import type { FoundTexts, Sought } from '../../../wire/replace.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { usePages } from '../../state/use-pages.ts'
import { useSettled } from '../../state/use-settled.ts'
import { useStudio } from '../../store/studio-store.ts'
import { MatchList } from './match-list.tsx'
import { SearchForm } from './search-form.tsx'
import { hasPagesBelow, siteSections } from './site-sections.ts'

/** How long after the last key a search begins, in milliseconds. */
const pauseMs = 150

/** How many errors are listed. */
const maxListed = 5

/** A search of all texts, of pages and of what they share. */
const everywhere = { values: 'texts', scope: 'all', below: '' } as const

const nothing: Sought = {
  search: '',
  replaceWith: '',
  matchCase: false,
  wholeWords: false,
  isRegular: false,
  ...everywhere,
  withTemplates: false,
}

/** Searches and replaces in all content. What is replaced is one step, which one Undo takes back. */
export function ReplaceView() {
  const page = useStudio(({ page }) => page)
  const go = useStudio(({ go }) => go)
  const openTranslation = useStudio(({ openTranslation }) => openTranslation)
  const history = useStudio(({ history }) => history)
  const runCommand = useStudio(({ runCommand }) => runCommand)
  const { data: pages = [] } = usePages(page?.listingHash)
  const sections = useMemo(() => siteSections(pages), [pages])
  const [sought, setSought] = useState(nothing)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isReplacing, setReplacing] = useState(false)
  const [result, setResult] = useState<{ severity: 'success' | 'error'; words: string[]; undo?: string | undefined }>()
  const settled = useSettled(sought, pauseMs)
  // What was undone meanwhile is no longer so.
  const isStill = result?.severity === 'error' || result?.undo === history.undo
  const isNarrow = (Object.keys(everywhere) as (keyof typeof everywhere)[]).some(
    (key) => sought[key] !== everywhere[key],
  )
  const isEmpty = sought.search === ''
  const {
    data: found,
    error,
    isFetching,
  } = useQuery({
    queryKey: ['find', settled, page?.revision],
    queryFn: () => call('find', { sought: settled }),
    enabled: settled.search !== '',
    placeholderData: (before) => before,
    gcTime: 0,
  })
  const isCurrent = settled === sought && !isFetching && !error
  const ticked = found ? found.total - found.listed.filter(({ id }) => left.has(id)).length : 0

  const tick = useCallback((id: string, isTicked: boolean) => {
    setLeft((before) => {
      const now = new Set(before)
      if (isTicked) now.delete(id)
      else now.add(id)
      return now
    })
  }, [])

  const open = useCallback(
    (at: string, language: string | undefined) => (language === undefined ? go(at) : openTranslation(at, language)),
    [go, openTranslation],
  )

  function change(next: Sought): void {
    setSought(next)
    setResult(undefined)
    if (next.search !== sought.search) setLeft(new Set())
  }

  async function replaceAll({ hash }: FoundTexts): Promise<void> {
    setReplacing(true)
    const answer = await runCommand(() =>
      call('replaceAll', { sought: settled, except: [...left], seen: hash }, { shown: page?.address ?? '/' }),
    )
    setReplacing(false)
    setResult(wordsOf(answer))
    if (answer.kind === 'saved') setLeft(new Set())
  }

  return (
    <>
      <Box sx={{ px: 2, py: 1.5, maxWidth: 1000 }}>
        <SearchForm sought={sought} sections={sections} onChange={change} />
        <Stack direction="row" sx={{ mt: 1.5, gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            loading={isReplacing}
            disabled={isEmpty || !found || !isCurrent || ticked === 0}
            onClick={() => found && void replaceAll(found)}
          >
            {say().replace.replaceAll}
          </Button>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {isEmpty ? say().replace.nothingYet : found && foundWords(found, left, ticked)}
          </Typography>
          {found && !isEmpty && found.total > 0 && (
            <Button
              color="inherit"
              onClick={() => setLeft(left.size === 0 ? new Set(found.listed.map(({ id }) => id)) : new Set())}
            >
              {left.size === 0 ? say().replace.untickAll : say().replace.tickAll}
            </Button>
          )}
        </Stack>
        {error && !isEmpty && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {error.message}
          </Alert>
        )}
        {found?.total === 0 && isCurrent && !isEmpty && isNarrow && !result && (
          <Alert
            severity="info"
            role="note"
            sx={{ mt: 1.5 }}
            action={
              <Button color="inherit" onClick={() => change({ ...sought, ...everywhere })}>
                {say().replace.lookEverywhere}
              </Button>
            }
          >
            {sought.below !== '' && !hasPagesBelow(pages, sought.below)
              ? say().replace.noPageBelow(sought.below)
              : say().replace.mayStandElsewhere}
          </Alert>
        )}
        {result && isStill && (
          <Alert severity={result.severity} sx={{ mt: 1.5 }}>
            {result.words.map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Alert>
        )}
      </Box>
      {found && !error && !isEmpty && <MatchList found={found.listed} left={left} onTick={tick} onOpen={open} />}
    </>
  )
}

function foundWords(found: FoundTexts, left: ReadonlySet<string>, ticked: number): string {
  const { total, files, listed } = found
  if (total === 0) return say().replace.nothingFound
  const stale = staleBy(found, left)
  return [
    say().replace.found(total, files, ticked),
    ...(total > listed.length ? [say().replace.firstListed(listed.length)] : []),
    ...(stale > 0 ? [say().replace.stale(stale)] : []),
  ].join(' ')
}

/** How many translations are stale once all that is ticked is replaced. */
function staleBy({ stale, listed }: FoundTexts, left: ReadonlySet<string>): number {
  const texts = [...Map.groupBy(listed, ({ at }) => at).values()]
  const kept = texts.filter((matches) => matches.every(({ id }) => left.has(id)))
  return stale - kept.reduce((sum, [first]) => sum + (first?.stale ?? 0), 0)
}

function wordsOf(answer: EditResult) {
  const error = (...words: string[]) => ({ severity: 'error' as const, words })
  switch (answer.kind) {
    case 'saved':
      return {
        severity: 'success' as const,
        undo: answer.history.undo,
        words: [say().replace.written(answer.files.length)],
      }
    case 'refused':
      return error(answer.message)
    case 'conflict':
      return error(say().replace.changedElsewhere(answer.file))
    case 'held': {
      const listed = answer.diagnostics.slice(0, maxListed)
      const first = say().replace.wouldAddErrors(answer.diagnostics.length)
      return error(first, ...listed.map(({ file, line, message }) => say().replace.errorAt(file, line, message)))
    }
  }
}
