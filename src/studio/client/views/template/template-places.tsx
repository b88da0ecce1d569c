import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useRef, useState } from 'react'
import { nameAtAddress } from '../../../shared-address.ts'
import type { EffectCount, Places } from '../../../wire/effects.ts'
import type { PageModel } from '../../../wire/page.ts'
import type { StudioSetup } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { inSentence, inWords } from '../../../words.ts'
import { PlaceList } from '../../effects/place-list.tsx'
import { useEffects } from '../../effects/use-effects.ts'
import { useStudio } from '../../store/studio-store.ts'
import { EffectSummary } from './effect-summary.tsx'
import { PlaceControls, pageWidths, type Shown } from './place-controls.tsx'
import type { Part } from './template-edits.ts'
import { TemplateFields } from './template-fields.tsx'
import { useTemplateEdits } from './use-template-edits.ts'
import { useWriting } from './use-writing.ts'

type Props = { setup: StudioSetup; model: PageModel; part: Part; chooser: ReactNode }

const panes = ['words', 'places'] as const

/** The errors of an answer, and why it was refused. */
function problemsIn(answer: Places | EffectCount | undefined) {
  const diagnostics = answer && 'diagnostics' in answer ? answer.diagnostics : []
  return {
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
    refused: answer?.kind === 'refused' ? [answer.message] : [],
  }
}

/** The fields of a template, and beside them the pages that follow it, as they would be. */
export function TemplatePlaces({ setup, model, part, chooser }: Props) {
  const page = useStudio(({ page }) => page)
  const go = useStudio(({ go }) => go)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const [pane, setPane] = useState<(typeof panes)[number]>('words')
  const placesPane = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<Shown>({ filter: '', skip: 0, width: 'phone', isBefore: false })
  const edits = useTemplateEdits(model)
  const { write, follow, ...writing } = useWriting()
  const hasEdits = edits.files.length > 0
  const entry = part === 'head' ? undefined : Number(model.blocks[part]?.entry[1])
  const { filter, skip, width, isBefore } = shown
  const { answer, places, effect, error, isCurrent, isCounting } = useEffects({
    of: model.file,
    files: edits.files,
    entry,
    filter,
    skip,
    revision: page?.revision,
  })
  const found = [answer, hasEdits ? effect : undefined].map(problemsIn)
  const errors = found.flatMap((one) => one.errors)
  const stopped = [...new Set([error?.message ?? [], ...found.map(({ refused }) => refused)].flat())]
  const conflict = hasEdits && !writing.isWriting ? [answer, effect].find((one) => one?.kind === 'conflict') : undefined
  const counted = hasEdits && effect?.kind === 'counted' ? effect : undefined

  async function writeEverywhere(): Promise<void> {
    const name = inSentence(inWords(nameAtAddress(model.address).replace(/^.*\//, '')))
    const saved = counted ? say().template.pagesWritten(counted.changed) : say().template.written
    const written = await write(say().template.edit(name), edits.files, saved)
    if (!written) return
    edits.wasWritten(written.files.find(({ file }) => file === model.file)?.hash ?? '')
    // Its button is gone.
    placesPane.current?.focus()
  }

  const summary = (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', minHeight: 44 }}>
      {hasEdits ? (
        <>
          <Button
            variant="contained"
            loading={writing.isWriting}
            disabled={!isCurrent || conflict !== undefined || errors.length > 0 || stopped.length > 0}
            onClick={() => void writeEverywhere()}
          >
            {say().common.everywhere}
          </Button>
          <Button color="inherit" onClick={edits.discard}>
            {say().common.discard}
          </Button>
          <EffectSummary
            effect={counted}
            isCounting={isCounting && !conflict && errors.length === 0 && stopped.length === 0}
            onFollow={(one) => void follow(one)}
            onOpen={go}
          />
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say().template.help}
        </Typography>
      )}
    </Stack>
  )
  const alerts = (
    <>
      {conflict && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                writing.clearResult()
                edits.keepMine(conflict.hash)
              }}
            >
              {say().dialogs.keepMine}
            </Button>
          }
        >
          {say().template.changedAtSamePlace}
        </Alert>
      )}
      {stopped.length > 0 && <WordsAlert severity="error" words={stopped} />}
      {errors.length > 0 && (
        <WordsAlert severity="warning" words={errors.map(({ message }) => message.replaceAll('`', ''))} />
      )}
      {writing.result && <WordsAlert {...writing.result} onClose={writing.clearResult} />}
    </>
  )
  const shows = (one: (typeof panes)[number]) => isWide || pane === one
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
      {!isWide && (
        <Box sx={{ px: 2, pt: 1 }}>
          {summary}
          {alerts}
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={pane}
            aria-label={say().shell.pane}
            onChange={(_, chosen: typeof pane | null) => chosen && setPane(chosen)}
            sx={{ mt: 1 }}
          >
            {panes.map((one) => (
              <ToggleButton key={one} value={one}>
                {say().template.panes[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      )}
      <Box
        component="section"
        aria-label={say().template.words}
        sx={{
          width: { md: 380 },
          flexShrink: 0,
          minHeight: 0,
          flexDirection: 'column',
          display: shows('words') ? 'flex' : 'none',
          borderInlineEnd: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        {chooser}
        <TemplateFields {...{ setup, model, part, edits, diagnostics: errors }} />
      </Box>
      <Box
        component="section"
        ref={placesPane}
        tabIndex={-1}
        aria-label={say().template.pages}
        sx={{
          flex: 1,
          minWidth: 0,
          p: 2,
          overflow: { md: 'auto' },
          outline: 0,
          display: shows('places') ? 'block' : 'none',
        }}
      >
        {isWide && summary}
        {isWide && alerts}
        <PlaceControls shown={shown} places={places} hasEdits={hasEdits} onChange={setShown} />
        {places && shows('places') && (
          <PlaceList
            places={places.places}
            stillStyles={places}
            width={pageWidths[width]}
            isBefore={isBefore && hasEdits}
            onOpen={go}
          />
        )}
      </Box>
    </Box>
  )
}

/** How many lines an alert has at most. */
const maxLines = 5

type AlertProps = { severity: 'success' | 'warning' | 'error'; words: readonly string[]; onClose?: () => void }

const WordsAlert = ({ severity, words, onClose }: AlertProps) => (
  <Alert severity={severity} sx={{ mt: 1 }} {...(onClose && { onClose })}>
    {[...new Set(words)].slice(0, maxLines).map((line) => (
      <div key={line}>{line}</div>
    ))}
  </Alert>
)
