import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Snackbar from '@mui/material/Snackbar'
import { Suspense } from 'react'
import { isSharedAddress } from '../../shared-address.ts'
import { withTokens } from '../../tokens.ts'
import { CommandPalette } from '../commands/command-palette.tsx'
import { paletteOptions } from '../commands/palette-options.ts'
import { isFileCommand, isPageCommand, recordCommand } from '../commands/site-commands.ts'
import { blockName } from '../field-schema.ts'
import { HistoryDialog, type HistoryOf } from '../history/history-dialog.tsx'
import { lazyPart } from '../lazy-part.ts'
import { originAt } from '../page-blocks/block-change.ts'
import { LikenessLine } from '../problems/likeness.tsx'
import { Problems } from '../problems/problems.tsx'
import { useSiteProblems } from '../problems/use-site-problems.ts'
import { usePages } from '../state/use-pages.ts'
import { commandsOf, diagnosticsOf, pagesOfPending, selectionOnPage } from '../store/selectors.ts'
import type { Selection, StudioState } from '../store/state.ts'
import { useStudio, useStudioStore } from '../store/studio-store.ts'
import { checkingWords } from '../toolbar/checking.tsx'
import { visuallyHidden } from '../visually-hidden.ts'
import { AddBlockDialog } from './add-block-dialog.tsx'
import { BookmarkletDialog } from './bookmarklet-dialog.tsx'
import { ConflictQuestion } from './conflict-question.tsx'
import { DayDialog } from './day-dialog.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import { MoveRecordDialog } from './move-record-dialog.tsx'
import { PageDialog } from './page-dialog.tsx'
import { SharedFileDialog } from './shared-file-dialog.tsx'
import { SharedTextDialog } from './shared-text-dialog.tsx'

const HelpDialog = lazyPart(async () => (await import('../help/help-dialog.tsx')).HelpDialog)
const Tour = lazyPart(async () => (await import('../help/tour.tsx')).Tour)

/** The dialogs over the studio: those that a person has opened, and questions that need a decision. */
export function Overlays({ address }: { address: string }) {
  const page = useStudio(({ page }) => page)
  const setup = useStudio(({ setup }) => setup)
  const overlay = useStudio(({ overlay }) => overlay)
  const pending = useStudio(({ pending }) => pending)
  const { stopped } = useStudio(({ unsaved }) => unsaved)
  const hasTour = useStudio(({ hasTour }) => hasTour)
  const asOf = useStudio(({ asOf }) => asOf)
  const announcement = useStudio(({ announcement }) => announcement)
  const refused = useStudio(({ refused }) => refused)
  const selection = useStudio(selectionOnPage)
  const diagnostics = useStudio(diagnosticsOf)
  const commands = useStudio(commandsOf)
  const reach = useStudio(pagesOfPending)
  const others = useSiteProblems(page)
  const actions = useStudioStore().getState()
  const { data: pages = [] } = usePages(page?.listingHash)
  const close = () => actions.show(undefined)
  const closeAndGo = (next?: string) => {
    close()
    if (next !== undefined) actions.go(next)
  }
  return (
    <>
      <Box aria-live="polite" sx={visuallyHidden}>
        {announcement}
      </Box>
      {overlay === 'commands' && page && setup && (
        <CommandPalette
          options={paletteOptions({ page, setup, pages, commands }, { go: actions.go, open: actions.open })}
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
          asOf={asOf}
          onShow={(time) => {
            close()
            actions.showDay(time)
          }}
          onClose={close}
        />
      )}
      <Suspense>
        {overlay === 'help' && (
          <HelpDialog
            onTour={() => {
              close()
              actions.showTour(true)
            }}
            onClose={close}
          />
        )}
        {hasTour && page && setup && <Tour onLeave={() => actions.showTour(false)} />}
      </Suspense>
      {overlay === 'bookmarklet' && <BookmarkletDialog onClose={close} />}
      {overlay === 'language' && <LanguageDialog onClose={close} />}
      <Refusal words={refused} onClose={() => actions.refuse(undefined)} />
      {overlay && isPageCommand(overlay) && (
        <PageDialog
          command={overlay}
          address={isSharedAddress(address) ? '/' : address}
          listingHash={page?.listingHash}
          perform={actions.perform}
          onClose={closeAndGo}
        />
      )}
      {page && setup && overlay && isFileCommand(overlay) && (
        <SharedFileDialog command={overlay} page={page} setup={setup} perform={actions.perform} onClose={closeAndGo} />
      )}
      {page && overlay === recordCommand && (
        <MoveRecordDialog page={page} perform={actions.perform} onClose={closeAndGo} />
      )}
      {page && (overlay === 'history' || overlay === 'blockHistory') && (
        <HistoryDialog
          of={historyOf({ page, setup, selection }, overlay)}
          address={page.address}
          revision={page.revision}
          perform={actions.perform}
          onClose={close}
        />
      )}
      <Problems
        open={overlay === 'problems'}
        diagnostics={diagnostics}
        others={others}
        pages={pages}
        about={overlay === 'problems' && <LikenessLine page={page} onOpen={closeAndGo} />}
        checking={checkingWords(page, setup)}
        onSelect={(found, at, language) => {
          close()
          actions.openProblem(found, at, language)
        }}
        onFix={actions.fix}
        onClose={close}
      />
      {setup && pending && !pending.isTyping && (
        <SharedTextDialog
          change={pending}
          setup={setup}
          pages={reach}
          files={actions.editsEverywhere()}
          revision={page?.revision ?? 0}
          onChoose={(choice, typed) => {
            actions.typeHeld(typed)
            actions.choose(choice)
          }}
          onCancel={actions.cancelChange}
        />
      )}
      {stopped?.kind === 'conflict' && <ConflictQuestion stopped={stopped} />}
    </>
  )
}

type Shown = Pick<StudioState, 'page' | 'setup'> & { selection: Selection | undefined }

/** The file of the open page, or of the selected block with its path there. */
function historyOf({ page, setup, selection }: Shown, overlay: 'history' | 'blockHistory'): HistoryOf {
  const block =
    overlay === 'blockHistory' && typeof selection?.block === 'number' ? page?.blocks[selection.block] : undefined
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
