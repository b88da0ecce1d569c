import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addressOfShared } from '../../../shared-address.ts'
import type { PageModel } from '../../../wire/page.ts'
import type { StudioSetup } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { inWords } from '../../../words.ts'
import { call } from '../../call.ts'
import { blockName, blockTitle } from '../../field-schema.ts'
import { useStudio } from '../../store/studio-store.ts'
import type { Part } from './template-edits.ts'
import { TemplatePlaces } from './template-places.tsx'

const folder = 'templates/'

/** A template, with the pages that follow it as they would be. Nothing is written before “Everywhere” is chosen. */
export function TemplateView() {
  const page = useStudio(({ page }) => page)
  const setup = useStudio(({ setup }) => setup)
  const [query, setQuery] = useSearchParams()
  const names = setup?.files.flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : [])) ?? []
  const wanted = query.get('of') ?? page?.template?.name
  const name = names.find((one) => one === wanted) ?? names[0]
  const { data: model, error } = useQuery({
    queryKey: ['page', addressOfShared(`${folder}${name}`)],
    queryFn: () => call('page', { address: addressOfShared(`${folder}${name}`) }),
    enabled: name !== undefined,
  })
  if (!setup || (name !== undefined && !model && !error))
    return <CircularProgress size={24} aria-label={say().common.loading} sx={{ m: 3 }} />
  if (name === undefined) return <Typography sx={{ p: 2, maxWidth: 560 }}>{say().template.none}</Typography>
  if (error || !model) return <Alert severity="error">{error?.message}</Alert>
  return (
    <OpenTemplate
      key={name}
      {...{ setup, model }}
      chooser={
        names.length > 1 && (
          <TextField
            select
            label={say().views.template}
            value={name}
            onChange={({ target }) => setQuery({ of: target.value }, { replace: true })}
          >
            {names.map((one) => (
              <MenuItem key={one} value={one}>
                {inWords(one)}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    />
  )
}

type OpenProps = { setup: StudioSetup; model: PageModel; chooser: React.ReactNode }

/** The parts of a template that can be chosen, by their titles. */
function partsOf({ blocks }: PageModel, setup: StudioSetup): { part: Part; words: string }[] {
  const ofBlocks = blocks.map((block, part) => {
    const { type, values, fragment } = block
    const name = fragment ? inWords(fragment.name) : blockName(setup, type)
    return { part, words: [name, blockTitle(values)].filter((words) => words !== '').join(': ') }
  })
  const parts = [{ part: 'head' as const, words: say().commands.pageSettings }, ...ofBlocks]
  // The same section may stand there several times, for different pages.
  return parts.map(({ part, words }, index) => {
    const same = parts.filter((one) => one.words === words)
    const number = parts.slice(0, index + 1).filter((one) => one.words === words).length
    return { part, words: same.length > 1 ? `${words} (${number})` : words }
  })
}

function OpenTemplate({ setup, model, chooser }: OpenProps) {
  const go = useStudio(({ go }) => go)
  const [part, setPart] = useState<Part>(model.blocks.length > 0 ? 0 : 'head')
  if (model.unreadable !== undefined)
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={<Button onClick={() => go(model.address)}>{say().template.openFile}</Button>}
      >
        {model.unreadable}
      </Alert>
    )
  return (
    <TemplatePlaces
      {...{ setup, model, part }}
      chooser={
        <Stack spacing={1.5} sx={{ p: 2, pb: 0 }}>
          {chooser}
          <TextField
            select
            label={say().template.part}
            value={String(part)}
            slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxWidth: 480 } } } } } }}
            onChange={({ target }) => setPart(target.value === 'head' ? 'head' : Number(target.value))}
          >
            {partsOf(model, setup).map(({ part, words }) => (
              <MenuItem key={part} value={String(part)}>
                <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {words}
                </Box>
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      }
    />
  )
}
