import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GridChange, GridModel, GridPlan } from '../../../wire/grid.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { CommandDialog } from '../../dialogs/command-dialog.tsx'
import { PagePicker } from '../../dialogs/page-picker.tsx'
import { usePages } from '../../state/use-pages.ts'
import { useStudio } from '../../store/studio-store.ts'
import { StudioLink } from '../studio-link.tsx'
import { ProblemList } from './problem-list.tsx'
import { namesShowing } from './shown-grid.ts'

/** How many pages and links are named. */
const maxListed = 8

type Props = {
  grid: GridModel
  change: GridChange
  /** Called with what was done, or without words if nothing was. */
  onClose: (words?: string) => void
}

/** Says which pages a change writes and removes, who links to those, and where to lead their visitors. */
export function CellsDialog({ grid, change, onClose }: Props) {
  const page = useStudio(({ page }) => page)
  const go = useStudio(({ go }) => go)
  const perform = useStudio(({ perform }) => perform)
  const [leadTo, setLeadTo] = useState('')
  const { data: pages = [] } = usePages(page?.listingHash)
  const { data: plan, error } = useQuery({
    queryKey: ['planCells', change, page?.revision],
    queryFn: () => call('planCells', change),
    gcTime: 0,
    retry: false,
  })
  const { added = [], removed = [], problems = [] } = plan ?? {}
  const isRemoval = change.removed.length > 0
  const what = [
    change.added.length > 0 && say().grid.addPages(added.length || change.added.length),
    isRemoval && say().grid.removePages(removed.length || change.removed.length),
  ]
  const name = what.filter(Boolean).join(', ')
  const going = new Set(removed.map(({ address }) => address))
  const open = (address: string) => {
    onClose()
    go(address)
  }
  return (
    <CommandDialog
      name={`${name}?`}
      action={name}
      isDeletion={isRemoval}
      isDisabled={plan === undefined || problems.length > 0}
      run={() => call('changeCells', { ...change, leadTo: leadTo || undefined }, { shown: page?.address ?? '/' })}
      perform={perform}
      onDone={() => onClose(doneWords(plan))}
      onClose={() => onClose()}
    >
      {error && <Alert severity="error">{error.message.replaceAll('`', '')}</Alert>}
      {!plan && !error && <DialogContentText>{say().grid.looking}</DialogContentText>}
      {plan && <PlanWords plan={plan} onOpen={open} />}
      <GoesToo names={namesShowing(grid, going)} removed={going.size} />
      <ProblemList problems={problems} onOpen={open} />
      {isRemoval && plan && (
        <PagePicker
          label={say().dialogs.leadTo}
          helperText={say().dialogs.leadToHelp}
          pages={pages.filter(({ address }) => !going.has(address))}
          value={leadTo}
          onChange={setLeadTo}
        />
      )}
    </CommandDialog>
  )
}

/** Names pages that show some of the removed pages, and go with them. */
const GoesToo = ({ names, removed }: { names: readonly string[]; removed: number }) =>
  names.length > 0 && <Alert severity="warning">{say().grid.goToo(listed(names, ' · '), names.length, removed)}</Alert>

function doneWords({ added = [], removed = [] }: Partial<GridPlan> = {}): string {
  const words = [
    added.length > 0 && say().grid.pagesWritten(added.length),
    removed.length > 0 && say().grid.pagesRemoved(removed.length),
    say().grid.undoTakesBack,
  ]
  return words.filter(Boolean).join(' ')
}

const listed = (names: readonly string[], separator: string) =>
  say().grid.titles(names.slice(0, maxListed).join(separator), names.length - maxListed)

const titlesOf = (pages: readonly { title: string }[]) =>
  listed(
    pages.map(({ title }) => title),
    ', ',
  )

function PlanWords({ plan, onOpen }: { plan: GridPlan; onOpen: (address: string) => void }) {
  const { added, removed, links } = plan
  const own = removed.filter(({ hasOwnWords }) => hasOwnWords)
  return (
    <>
      {added.length > 0 && (
        <DialogContentText>{say().grid.fromTemplate(added.length, titlesOf(added))}</DialogContentText>
      )}
      {removed.length > 0 && (
        <DialogContentText>{say().grid.goes(removed.length, titlesOf(removed))}</DialogContentText>
      )}
      {own.length > 0 && (
        <Alert severity="warning">{say().grid.ownWordsGo(own.length, removed.length, titlesOf(own))}</Alert>
      )}
      {links.length > 0 && (
        <Alert severity="warning">
          {say().grid.linksThere(links.length)}{' '}
          {links.slice(0, maxListed).map(({ address, title }, index) => (
            <span key={address}>
              {index > 0 && ', '}
              <StudioLink address={address} onOpen={onOpen} underline="always" color="inherit">
                {title}
              </StudioLink>
            </span>
          ))}
          {links.length > maxListed && ' …'}
        </Alert>
      )}
    </>
  )
}
