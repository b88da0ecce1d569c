import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { count } from '../../../../../schema/writing/count.ts'
import type { OwnWords } from '../../../effect-model.ts'
import type { EditResult, PageModel, Stopped, StudioSetup } from '../../../model.ts'
import { nameAtAddress } from '../../../shared-address.ts'
import { inSentence, inWords } from '../../../words.ts'
import { api } from '../../api.ts'
import type { ViewProps } from '../view-props.ts'
import { EffectSummary } from './effect-summary.tsx'
import { PlaceList } from './place-list.tsx'
import { TemplateFields } from './template-fields.tsx'
import { type Part, useDraft } from './use-draft.ts'
import { useEffects } from './use-effects.ts'

/** The widths of the pages, in pixels. */
const widths = { Phone: 390, Desktop: 1200 } as const
type Width = keyof typeof widths

/** How many places are shown at once. */
const shownAtOnce = 12

type Props = ViewProps & { setup: StudioSetup; model: PageModel; part: Part; chooser: ReactNode }

/** Why an edit was not written, in words. */
function stoppedWords(answer: Exclude<EditResult, { kind: 'saved' }>): string[] {
  if (answer.kind === 'refused') return [answer.message]
  if (answer.kind === 'conflict')
    return [`${answer.file} was changed elsewhere at the same place. Nothing was written.`]
  return ['Nothing was written: there would be errors.', ...answer.diagnostics.map(({ message }) => message)]
}

const heldBy = (answer: Stopped | { kind: string } | undefined): readonly Diagnostic[] =>
  answer && 'diagnostics' in answer ? answer.diagnostics : []

/** The fields of a template, and beside them the pages that follow it, as they would be. */
export function TemplatePlaces({ studio, setup, model, part, chooser }: Props) {
  const { page, actions } = studio
  const draft = useDraft(model)
  const [filter, setFilter] = useState('')
  const [skip, setSkip] = useState(0)
  const [width, setWidth] = useState<Width>('Phone')
  const [isBefore, setBefore] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [result, setResult] = useState<{ severity: 'success' | 'error'; words: string[] }>()
  const entry = part === 'head' ? undefined : Number(model.blocks[part]?.entry[1])
  const { places, effect, error, isCurrent, isCounting } = useEffects({
    ...{ of: model.file, files: draft.files, entry, filter, skip, revision: page?.revision },
  })
  const diagnostics = [...heldBy(places), ...(draft.files.length > 0 ? heldBy(effect) : [])]
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const hasDraft = draft.files.length > 0
  const shown = places?.kind === 'places' ? places : undefined
  const counted = hasDraft && effect?.kind === 'counted' ? effect : undefined
  const refused = [places, hasDraft ? effect : undefined].find((one) => one?.kind === 'refused')

  async function write(label: string, files: typeof draft.files, saved: string, after: () => void): Promise<void> {
    setWriting(true)
    const answer = await studio.runCommand(() => api.edit({ files, label }, page?.address ?? '/'))
    setWriting(false)
    if (answer.kind === 'saved') {
      after()
      setResult({ severity: 'success', words: [saved] })
    } else setResult({ severity: 'error', words: stoppedWords(answer) })
  }
  const name = inSentence(inWords(nameAtAddress(model.address).replace(/^.*\//, '')))
  const writeEverywhere = () =>
    write(
      `Edit the template ${name}`,
      draft.files,
      counted
        ? `${count(counted.changed, 'page')} written. One Undo takes it back.`
        : 'Written. One Undo takes it back.',
      draft.discard,
    )
  const follow = ({ file, hash, paths, title }: OwnWords) =>
    write(
      `Follow the template in ${title}`,
      [{ file, hash, edits: paths.map((path) => ({ kind: 'delete', path })) }],
      `“${title}” follows the template again. One Undo takes it back.`,
      () => undefined,
    )

  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        overflow: { xs: 'auto', md: 'hidden' },
      }}
    >
      <Box
        component="section"
        aria-label="Words of the template"
        sx={{
          width: { md: 380 },
          flexShrink: 0,
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          borderInlineEnd: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        {chooser}
        <TemplateFields {...{ studio, setup, model, part, draft, diagnostics }} />
      </Box>
      <Box component="section" aria-label="Places" sx={{ flex: 1, minWidth: 0, p: 2, overflow: { md: 'auto' } }}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', minHeight: 44 }}>
          {hasDraft ? (
            <>
              <Button
                variant="contained"
                loading={isWriting}
                disabled={!isCurrent || errors.length > 0 || refused !== undefined}
                onClick={() => void writeEverywhere()}
              >
                Everywhere
              </Button>
              <Button color="inherit" onClick={draft.discard}>
                Discard
              </Button>
              <EffectSummary
                effect={counted}
                isCounting={isCounting && errors.length === 0 && refused === undefined}
                onFollow={(one) => void follow(one)}
                onOpen={actions.go}
              />
            </>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Change words, and see at once what becomes of them. Nothing is written before you choose “Everywhere”.
            </Typography>
          )}
        </Stack>
        {(error || refused) && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {error?.message ?? refused?.message}
          </Alert>
        )}
        {errors.length > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {[...new Set(errors.map(({ message }) => message.replaceAll('`', '')))].slice(0, 5).map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Alert>
        )}
        {result && (
          <Alert severity={result.severity} sx={{ mt: 1 }} onClose={() => setResult(undefined)}>
            {result.words.map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Alert>
        )}
        <Stack direction="row" sx={{ my: 1.5, gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            label="Filter places"
            value={filter}
            onChange={({ target }) => {
              setFilter(target.value)
              setSkip(0)
            }}
            sx={{ width: 220 }}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={width}
            aria-label="Width of the pages"
            onChange={(_, chosen: Width | null) => chosen && setWidth(chosen)}
          >
            {(Object.keys(widths) as Width[]).map((one) => (
              <ToggleButton key={one} value={one}>
                {one}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {hasDraft && (
            <ToggleButton size="small" value="before" selected={isBefore} onChange={() => setBefore(!isBefore)}>
              As it is now
            </ToggleButton>
          )}
          {shown && shown.total > shownAtOnce && (
            <Button onClick={() => setSkip((skip + shownAtOnce) % shown.total)}>Show others</Button>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {shown && placesWords(shown.places.length, shown.total)}
          </Typography>
        </Stack>
        {shown && (
          <PlaceList
            places={shown.places}
            stillStyles={shown}
            width={widths[width]}
            isBefore={isBefore && hasDraft}
            onOpen={actions.go}
          />
        )}
      </Box>
    </Box>
  )
}

const placesWords = (shown: number, total: number) =>
  total === 0 ? 'No page is found.' : shown === total ? count(total, 'page') : `${shown} of ${count(total, 'page')}`
