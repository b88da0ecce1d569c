import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'
import { valueIn } from '../../../../../schema/edit.ts'
import { addressOfShared } from '../../../shared-address.ts'
import type { Words } from '../../../words/en.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'
import { StudioLink } from '../studio-link.tsx'
import { BrandField, brandAct } from './brand-field.tsx'
import { FontFields } from './font-fields.tsx'
import { NotSaved } from './not-saved.tsx'
import { SliderField } from './slider-field.tsx'
import { ToneFields } from './tone-fields.tsx'
import { useTheme } from './use-theme.ts'

/** The look of the site, beside a page that shows each change at once. */
export function ThemeView() {
  const state = useTheme()
  const go = useStudio(({ go }) => go)
  const perform = useStudio(({ perform }) => perform)
  const saver = useStudio(({ saver }) => saver)
  const { showScheme } = useStudio(({ frame }) => frame)
  const { stopped, isMissing, failure, isLoaded, unreadable } = state
  const themePage = addressOfShared('theme')
  if (isMissing)
    return (
      <Section>
        <Alert severity="info">
          {say().missing.named.theme.words}
          <Button
            color="inherit"
            sx={{ display: 'block', px: 0 }}
            onClick={() => void perform(() => call('createFile', { only: 'theme' }))}
          >
            {say().missing.named.theme.create}
          </Button>
        </Alert>
      </Section>
    )
  if (failure !== undefined)
    return (
      <Section>
        <Alert severity="error">{failure}</Alert>
      </Section>
    )
  if (!isLoaded) return <CircularProgress size={24} aria-label={say().common.loading} sx={{ m: 3 }} />
  if (unreadable !== undefined)
    return (
      <Section>
        <Alert severity="error">
          {say().theme.cannotBeRead(unreadable)}{' '}
          <StudioLink address={themePage} onOpen={go} color="inherit" underline="always">
            {say().outline.openText}
          </StudioLink>
        </Alert>
      </Section>
    )
  const stoppedAt = (label: string) =>
    stopped && stopped.edits.at(-1)?.label === label ? (
      <NotSaved stopped={stopped} saver={saver} onDiscard={state.discard} />
    ) : null
  return (
    <Section>
      {state.hasDark && <SchemeButtons onScheme={showScheme} />}
      <Heading>{say().theme.colours}</Heading>
      <Stack sx={{ gap: 1 }}>
        <BrandField state={state} stopped={stoppedAt(brandAct())} />
        {Object.keys(state.theme.tones).map((tone, index) => (
          <ToneFields key={tone} state={state} tone={tone} isFirst={index === 0} stoppedAt={stoppedAt} />
        ))}
      </Stack>
      <Heading>{say().theme.fonts}</Heading>
      <FontFields state={state} stoppedAt={stoppedAt} />
      <Heading>{say().theme.sizes}</Heading>
      <Stack sx={{ gap: 2 }}>
        {sliders.map(({ path, name, step, isInPixels = false, help }) => (
          <SliderField
            key={name}
            state={state}
            path={path}
            label={say().theme.sliders[name]}
            step={step}
            isInPixels={isInPixels}
            help={help?.()}
            stopped={stoppedAt(say().fields.edit(say().theme.sliders[name]))}
          />
        ))}
        <Buttons state={state} />
      </Stack>
      <Typography sx={{ mt: 3, fontSize: 12, color: 'text.secondary' }}>
        {say().theme.moreBefore}{' '}
        <StudioLink address={themePage} onOpen={go} underline="always">
          {say().theme.moreLink}
        </StudioLink>
        .
      </Typography>
    </Section>
  )
}

type Slider = {
  path: readonly string[]
  name: keyof Words['theme']['sliders']
  step: number
  isInPixels?: boolean
  help?: () => string
}

const sliders: readonly Slider[] = [
  {
    path: ['shape', 'borderRadius'],
    name: 'corners',
    step: 0.5,
    isInPixels: true,
    help: () => say().theme.cornersHelp,
  },
  { path: ['spacing'], name: 'spacing', step: 0.5, isInPixels: true },
  { path: ['headerHeight'], name: 'headerHeight', step: 2, isInPixels: true },
  { path: ['typography', 'fontWeight'], name: 'headingWeight', step: 100 },
  {
    path: ['typography', 'letterSpacing'],
    name: 'letterSpacing',
    step: 0.005,
    help: () => say().theme.letterSpacingHelp,
  },
]

const Section = ({ children }: { children: ReactNode }) => <Box sx={{ px: 2, pt: 0.5, pb: 4 }}>{children}</Box>

const Heading = ({ children }: { children: ReactNode }) => (
  <Typography variant="h2" component="h3" sx={{ mt: 2.5, mb: 1.25 }}>
    {children}
  </Typography>
)

/** Shows the page as visitors see it who prefer light or dark colours. */
function SchemeButtons({ onScheme }: { onScheme: (scheme: 'light' | 'dark' | undefined) => void }) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  useEffect(() => onScheme(scheme), [scheme, onScheme])
  useEffect(() => () => onScheme(undefined), [onScheme])
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={scheme}
      aria-label={say().theme.schemes}
      onChange={(_, chosen) => chosen && setScheme(chosen)}
    >
      <ToggleButton value="light">{say().theme.light}</ToggleButton>
      <ToggleButton value="dark">{say().theme.dark}</ToggleButton>
    </ToggleButtonGroup>
  )
}

/** The shape of buttons. */
function Buttons({ state: { values, change } }: { state: ReturnType<typeof useTheme> }) {
  const value = valueIn(values, ['buttons']) ?? 'round'
  return (
    <Box>
      <Typography id="theme-buttons" component="h4" sx={{ mb: 0.5, fontSize: 13 }}>
        {say().theme.buttonShape}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        aria-labelledby="theme-buttons"
        onChange={(_, chosen) => chosen && change(['buttons'], chosen, say().theme.editButtonShape, 'type')}
      >
        {Object.entries(say().theme.buttonShapes).map(([shape, words]) => (
          <ToggleButton key={shape} value={shape}>
            {words}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
