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
          This site has the look that sites begin with.
          <Button
            color="inherit"
            sx={{ display: 'block', px: 0 }}
            onClick={() => void perform(() => call('createFile', { only: 'theme' }))}
          >
            Give it a look of its own
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
  if (!isLoaded) return <CircularProgress size={24} aria-label="Loading" sx={{ m: 3 }} />
  if (unreadable !== undefined)
    return (
      <Section>
        <Alert severity="error">
          The theme cannot be read: {unreadable}{' '}
          <StudioLink address={themePage} onOpen={go} color="inherit" underline="always">
            Open its text
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
      <Heading>Colours</Heading>
      <Stack sx={{ gap: 1 }}>
        <BrandField state={state} stopped={stoppedAt(brandAct)} />
        {Object.keys(state.theme.tones).map((tone, index) => (
          <ToneFields key={tone} state={state} tone={tone} isFirst={index === 0} stoppedAt={stoppedAt} />
        ))}
      </Stack>
      <Heading>Fonts</Heading>
      <FontFields state={state} stoppedAt={stoppedAt} />
      <Heading>Sizes and corners</Heading>
      <Stack sx={{ gap: 2 }}>
        {sliders.map(({ path, label, step, unit, help }) => (
          <SliderField
            key={label}
            state={state}
            path={path}
            label={label}
            step={step}
            unit={unit}
            help={help}
            stopped={stoppedAt(`Edit ${label}`)}
          />
        ))}
        <Buttons state={state} />
      </Stack>
      <Typography sx={{ mt: 3, fontSize: 12, color: 'text.secondary' }}>
        The logo, sizes of each heading and more are{' '}
        <StudioLink address={themePage} onOpen={go} underline="always">
          in all fields of the theme
        </StudioLink>
        .
      </Typography>
    </Section>
  )
}

const sliders: { path: readonly string[]; label: string; step: number; unit?: string; help?: string }[] = [
  {
    path: ['shape', 'borderRadius'],
    label: 'Round corners',
    step: 0.5,
    unit: 'pixels',
    help: 'Fields have 3 times as much, cards 3.5 and dialogs 5 times. 0 is square.',
  },
  { path: ['spacing'], label: 'Space between things', step: 0.5, unit: 'pixels' },
  { path: ['headerHeight'], label: 'Height of the header', step: 2, unit: 'pixels' },
  { path: ['typography', 'fontWeight'], label: 'Weight of headings', step: 100 },
  {
    path: ['typography', 'letterSpacing'],
    label: 'Space between letters of headings',
    step: 0.005,
    help: '0 is as the font has it, -0.02 a little closer, and 0.02 a little wider.',
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
      aria-label="Colours of the page beside"
      onChange={(_, chosen) => chosen && setScheme(chosen)}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  )
}

const buttonShapes = { pill: 'Half circles', round: 'Round', square: 'Square' } as const

/** The shape of buttons. */
function Buttons({ state: { values, change } }: { state: ReturnType<typeof useTheme> }) {
  const value = valueIn(values, ['buttons']) ?? 'round'
  return (
    <Box>
      <Typography id="theme-buttons" component="h4" sx={{ mb: 0.5, fontSize: 13 }}>
        Shape of buttons
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        aria-labelledby="theme-buttons"
        onChange={(_, chosen) => chosen && change(['buttons'], chosen, 'Edit shape of buttons', 'type')}
      >
        {Object.entries(buttonShapes).map(([shape, words]) => (
          <ToggleButton key={shape} value={shape}>
            {words}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
