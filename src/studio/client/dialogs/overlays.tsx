import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Snackbar from '@mui/material/Snackbar'
import { isSharedAddress } from '../../shared-address.ts'
import { withTokens } from '../../tokens.ts'
import { originAt } from '../block-change.ts'
import { CommandPalette } from '../commands/command-palette.tsx'
import { paletteOptions } from '../commands/palette-options.ts'
import { isFileCommand, isPageCommand } from '../commands/site-commands.ts'
import { blockName } from '../field-schema.ts'
import { HistoryDialog, type HistoryOf } from '../history/history-dialog.tsx'
import { LikenessLine } from '../problems/likeness.tsx'
import { Problems } from '../problems/problems.tsx'
import { usePages } from '../state/use-pages.ts'
import type { useStudio } from '../state/use-studio.ts'
import { checkingWords } from '../toolbar/checking.tsx'
import { visuallyHidden } from '../visually-hidden.ts'
import { AddBlockDialog } from './add-block-dialog.tsx'
import { BookmarkletDialog } from './bookmarklet-dialog.tsx'
import { ChangedElsewhereDialog } from './changed-elsewhere-dialog.tsx'
import { DayDialog } from './day-dialog.tsx'
import { PageDialog } from './page-dialog.tsx'
import { SharedFileDialog } from './shared-file-dialog.tsx'
import { SharedTextDialog } from './shared-text-dialog.tsx'

type Props = {
  studio: ReturnType<typeof useStudio>
  address: string
}

/** The dialogs over the studio: those that a person has opened, and questions that need a decision. */
export function Overlays({ studio, address }: Props) {
  const { page, setup, saver, changes, commands, actions, overlay, setOverlay, unsaved } = studio
  const { stopped } = unsaved
  const { data: pages = [] } = usePages(page?.listingHash)
  const close = () => setOverlay(undefined)
  const closeAndGo = (next?: string) => {
    close()
    if (next !== undefined) actions.go(next)
  }
  return (
    <>
      <Box aria-live="polite" sx={visuallyHidden}>
        {studio.announcement}
      </Box>
      {overlay === 'commands' && page && setup && (
        <CommandPalette
          options={paletteOptions({ page, setup, pages, commands }, { go: actions.go, open: studio.open })}
          onClose={close}
        />
      )}
      {overlay === 'add' && setup && (
        <AddBlockDialog
          types={setup.blocks.filter(actions.fits)}
          onAdd={(type) => {
            close()
            actions.add(type)
          }}
          onClose={close}
        />
      )}
      {overlay === 'day' && (
        <DayDialog
          asOf={studio.asOf}
          onShow={(time) => {
            close()
            studio.showDay(time)
          }}
          onClose={close}
        />
      )}
      {overlay === 'bookmarklet' && <BookmarkletDialog onClose={close} />}
      <Refusal words={studio.refused} onClose={() => studio.setRefused(undefined)} />
      {overlay && isPageCommand(overlay) && (
        <PageDialog
          command={overlay}
          address={isSharedAddress(address) ? '/' : address}
          listingHash={page?.listingHash}
          perform={studio.perform}
          onClose={closeAndGo}
        />
      )}
      {page && setup && overlay && isFileCommand(overlay) && (
        <SharedFileDialog command={overlay} page={page} setup={setup} perform={studio.perform} onClose={closeAndGo} />
      )}
      {page && (overlay === 'history' || overlay === 'blockHistory') && (
        <HistoryDialog
          of={historyOf(studio, overlay)}
          address={page.address}
          revision={page.revision}
          perform={studio.perform}
          onClose={close}
        />
      )}
      <Problems
        open={overlay === 'problems'}
        diagnostics={studio.diagnostics}
        others={studio.others}
        pages={pages}
        about={overlay === 'problems' && <LikenessLine page={page} onOpen={closeAndGo} />}
        checking={checkingWords(page, studio.setup)}
        onSelect={(found, at) => {
          close()
          studio.openProblem(found, at)
        }}
        onFix={actions.fix}
        onClose={close}
      />
      {setup && changes.pending && !changes.pending.isTyping && (
        <SharedTextDialog
          change={changes.pending}
          setup={setup}
          pages={changes.pagesOfPending}
          files={changes.editsEverywhere()}
          revision={page?.revision ?? 0}
          onChoose={changes.choose}
          onCancel={actions.cancelChange}
        />
      )}
      {stopped?.kind === 'conflict' && (
        <ChangedElsewhereDialog
          file={stopped.file}
          mine={stopped.mine}
          theirs={stopped.theirs}
          isGone={stopped.isGone}
          onKeepMine={() => void saver.keepMine()}
          onTakeTheirs={() => {
            saver.drop()
            void studio.refetch()
          }}
        />
      )}
    </>
  )
}

/** The file of the open page, or of the selected block with its path there. */
function historyOf({ page, setup, onPage }: Props['studio'], overlay: 'history' | 'blockHistory'): HistoryOf {
  const block = overlay === 'blockHistory' && typeof onPage?.block === 'number' ? page?.blocks[onPage.block] : undefined
  const title = String(page?.fields ? page.address.split('/').at(-1) : (page?.head.values['title'] ?? ''))
  if (!block) return { title: withTokens(title, page?.tokens ?? {}), file: page?.file ?? '' }
  const { file, path } = originAt(block, '')
  return { title: blockName(setup, block.type), file, path }
}

/** Says why a command was refused. */
const Refusal = ({ words, onClose }: { words: string | undefined; onClose: () => void }) => (
  <Snackbar open={words !== undefined} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
    <Alert severity="error" variant="filled" onClose={onClose}>
      {words?.replaceAll('`', '')}
    </Alert>
  </Snackbar>
)
