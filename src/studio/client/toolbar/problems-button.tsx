import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { isSample } from '../../sample-values.ts'
import type { SiteProblems } from '../../wire/listing.ts'
import type { PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import type { Command } from '../commands/command.ts'
import { useSiteProblems } from '../problems/use-site-problems.ts'
import { diagnosticsOf } from '../store/selectors.ts'
import { useStudio } from '../store/studio-store.ts'

const problemWords = ({ errors, warnings }: Pick<SiteProblems, 'errors' | 'warnings'>) =>
  `${say().count.errors(errors)}, ${say().count.warnings(warnings)}`

type Props = {
  command: Command
  page: PageModel | undefined
  /** What is still being checked, in words. */
  checking: string | undefined
}

/** Opens the problems, and counts those of the page and of the rest of the site. */
export function ProblemsButton({ command, page, checking }: Props) {
  const diagnostics = useStudio(diagnosticsOf)
  const others = useSiteProblems(page)
  // What is left of the sample is listed, but no problem.
  const problemsHere = diagnostics.filter((one) => !isSample(one))
  const errors = problemsHere.filter(({ severity }) => severity === 'error').length
  const warnings = problemsHere.length - errors
  const hasErrors = errors + others.errors > 0
  const total = problemsHere.length + others.errors + others.warnings
  const count = `${total}${checking ? '…' : ''}`
  // The name begins with what is seen, for those who say what they see.
  const words = [
    say().toolbar.problemsNamed(count, problemWords({ errors, warnings })),
    total > problemsHere.length && say().toolbar.elsewhere(problemWords(others)),
    checking,
  ]
  return (
    <Button
      color="inherit"
      aria-label={words.filter(Boolean).join('. ')}
      onClick={command.run}
      sx={{ flexShrink: 0, gap: 0.75, color: total > 0 ? 'text.primary' : 'text.secondary' }}
    >
      {say().toolbar.problems}{' '}
      <Chip
        component="span"
        size="small"
        color={hasErrors ? 'error' : total > 0 ? 'warning' : 'default'}
        label={count}
        sx={{ height: 18, cursor: 'inherit', '& > span': { px: 0.75 } }}
      />
    </Button>
  )
}
