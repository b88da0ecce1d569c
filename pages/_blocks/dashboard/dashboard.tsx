import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { displayFont, printElement, Section, SectionIntro, saveFile, toCsvText } from 'marquee'
import { fill, plural, shownNumber } from 'marquee/words'
import { useMemo, useRef, useState } from 'react'
import { CellErrors } from './cell-errors.tsx'
import { Chart } from './chart.tsx'
import { figuresOf, hoursText, inPeriod, monthsOf, percent } from './figures.ts'
import { Period } from './period.tsx'
import { readFile } from './read-file.ts'
import { type ParsedRows, readRecords } from './rows.ts'
import type { Dashboard as DashboardBlock, Field } from './schema.ts'
import { Source } from './source.tsx'
import { dashboardWords } from './words.ts'

const top = {
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  mt: 7,
  mb: 4,
  '@media (scripting: none)': { '& [data-tools], & [data-period]': { display: 'none' } },
}

const name = { flexWrap: 'wrap', alignItems: 'center', ...displayFont('1.25rem', 1.3), overflowWrap: 'anywhere' }

const Numbers = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '20px 24px',
  marginBottom: 40,
  '& dt': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  '& dd': displayFont('clamp(1.75rem, 1.3rem + 2vw, 2.75rem)', 1.15, 0.8),
})

const charts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  gap: 3,
  alignItems: 'start',
}

type Loaded = { name: string; reading: Extract<ParsedRows, { ok: true }> }

/** Charts of inquiries. Shows sample data first; a file with errors does not replace what is shown. */
export function Dashboard(block: DashboardBlock) {
  const blockId = block.id ?? block.type
  const { columns, sample, targetPercent } = block
  const figuresElement = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState<Loaded>()
  const [problem, setProblem] = useState('')
  const [chosen, setChosen] = useState<{ from: string; to: string }>()

  const sampleReading = useMemo(() => readRecords(sample, columns), [sample, columns])
  const shown = file?.reading ?? sampleReading
  const rows = shown.ok ? shown.rows : []
  const months = useMemo(() => (rows.length > 0 ? monthsOf(rows) : []), [rows])
  const period = chosen ?? { from: months[0] ?? '', to: months.at(-1) ?? '' }
  const has = useMemo(() => new Set(Object.keys(shown.ok ? shown.columns : {}) as Field[]), [shown])
  const figures = useMemo(
    () => figuresOf(inPeriod(rows, period.from, period.to), has, targetPercent),
    [rows, period.from, period.to, has, targetPercent],
  )

  const load = async (picked: File) => {
    const reading = await readFile(picked, columns).catch(
      (): ParsedRows => ({ ok: false, problem: fill(dashboardWords.unreadable, { file: picked.name }) }),
    )
    setProblem(reading.ok ? '' : reading.problem)
    if (!reading.ok) return
    setFile({ name: picked.name, reading })
    setChosen(undefined)
  }
  const showSample = () => {
    setFile(undefined)
    setProblem('')
    setChosen(undefined)
  }
  const saveSample = () => {
    const fields = Object.keys(columns) as Field[]
    const lines = sample.map((row) => fields.map((field) => row[field] ?? ''))
    saveFile('dashboard-sample.csv', toCsvText([fields, ...lines]), 'text/csv')
  }
  const saveFigures = () => {
    const lines = figures.charts.flatMap(({ title, unit, bars, missing }) =>
      missing.length > 0 ? [] : bars.map(({ label, value }) => [title, label, value, unit]),
    )
    const heading = [dashboardWords.chart, dashboardWords.of, dashboardWords.value, dashboardWords.unit]
    saveFile(`figures-${period.from}-to-${period.to}.csv`, toCsvText([heading, ...lines]), 'text/csv')
  }

  const numbers = [
    { name: dashboardWords.inquiries, text: shownNumber(figures.inquiries) },
    { name: dashboardWords.bookings, text: figures.bookings === undefined ? undefined : shownNumber(figures.bookings) },
    {
      name: dashboardWords.fillRate,
      text: figures.fillPercent === undefined ? undefined : percent(figures.fillPercent),
    },
    {
      name: dashboardWords.firstAnswer,
      text: figures.medianHours === undefined ? undefined : hoursText(figures.medianHours),
    },
  ]
  return (
    <Section>
      <SectionIntro title={block.title} intro={block.intro} />
      <Source
        {...{ blockId, columns, problem }}
        isSample={!file}
        onFile={load}
        onSample={showSample}
        onSaveSample={saveSample}
      />
      {file && file.reading.errors.length > 0 && <CellErrors errors={file.reading.errors} />}
      <div ref={figuresElement}>
        <Stack direction="row" spacing={2.5} sx={top}>
          <div>
            <Stack direction="row" spacing={1.5} role="status" sx={name}>
              {file ? file.name : dashboardWords.sampleName}
              {file ? (
                ` · ${plural(dashboardWords.count, rows.length)}`
              ) : (
                <Chip component="span" label={dashboardWords.sample} />
              )}
            </Stack>
            <Period blockId={blockId} months={months} period={period} onPeriod={setChosen} />
          </div>
          <Stack direction="row" spacing={1.5} data-tools="" data-print="no" sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => figuresElement.current && printElement(figuresElement.current)}>
              {dashboardWords.print}
            </Button>
            <Button variant="outlined" onClick={saveFigures}>
              {dashboardWords.saveFigures}
            </Button>
          </Stack>
        </Stack>
        <Numbers>
          {numbers.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text ?? '–'}</dd>
            </div>
          ))}
        </Numbers>
        <Box sx={charts}>
          {figures.charts.map((chart) => (
            <Chart key={chart.id} id={`${blockId}-${chart.id}`} {...{ chart, columns, targetPercent }} />
          ))}
        </Box>
      </div>
    </Section>
  )
}
