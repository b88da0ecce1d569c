import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Day, displayFont, Ornament, printElement, rounded } from 'marquee'
import { TextField } from 'marquee/forms'
import { fill } from 'marquee/words'
import { useRef, useState } from 'react'
import type { Progress } from './progress.ts'
import type { Training } from './schema.ts'
import { trainingWords } from './words.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  marginTop: 48,
  '@media (min-width: 900px)': { gridTemplateColumns: '4fr 7fr', gap: 64, alignItems: 'start' },
  '@media print': { display: 'block', margin: 0 },
})

/** A sheet in landscape proportions. On paper it fills the width of both A4 and Letter. */
const Sheet = styled('article')({
  display: 'grid',
  gap: 18,
  justifyItems: 'center',
  padding: 'clamp(28px, 5vw, 64px)',
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-primary)',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(1),
  textAlign: 'center',
  '& [data-name]': {
    minWidth: 'min(100%, 18rem)',
    paddingBottom: 6,
    borderBottom: '2px solid var(--palette-primary-text)',
    ...displayFont('clamp(1.5rem, 1rem + 2.4vw, 2.75rem)', 1.15),
    overflowWrap: 'anywhere',
  },
  '& p': { maxWidth: '34rem', lineHeight: 1.5 },
  '& dl': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px 40px', marginTop: 8 },
  '& dt': { color: 'var(--palette-text-secondary)', fontSize: '0.875rem' },
  '& dd': { fontWeight: 650 },
  '& small': { maxWidth: '34rem', color: 'var(--palette-text-secondary)', fontSize: '0.8125rem', lineHeight: 1.45 },
  '& [data-ornament]': { width: '100%' },
  '@media print': {
    border: '3pt double',
    padding: '22mm 16mm',
    breakInside: 'avoid',
    '& [data-ornament]': { display: 'none' },
  },
})

const Heading = styled('h3')(displayFont('clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)', 1.2))

type Props = {
  blockId: string
  certificate: NonNullable<Training['certificate']>
  result: NonNullable<Progress['result']>
  name: string
  onName: (name: string) => void
}

/** The certificate after the quiz is passed: the visitor types a name and prints the sheet. Both stay on the device. */
export function Certificate({ blockId, certificate, result, name, onName }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const [error, setError] = useState('')
  const printSheet = () => {
    if (name.trim() === '') {
      setError(trainingWords.nameMissing)
      return document.getElementById(`${blockId}-name`)?.focus()
    }
    setError('')
    if (sheet.current) printElement(sheet.current)
  }
  return (
    <Columns id={`${blockId}-certificate`}>
      <div data-print="no">
        <Heading>{trainingWords.yourCertificate}</Heading>
        <Typography sx={{ mb: 3.5 }}>{trainingWords.certificateText}</Typography>
        <TextField
          id={`${blockId}-name`}
          label={trainingWords.name}
          value={name}
          maxLength={80}
          autoComplete="name"
          error={error}
          onChange={({ target }) => onName(target.value)}
        />
        <Button onClick={printSheet} sx={{ mt: 3 }}>
          {trainingWords.print}
        </Button>
      </div>
      <Sheet ref={sheet} data-part="contrast" aria-label={trainingWords.certificate}>
        <Ornament />
        <p>{certificate.issuer}</p>
        <Heading>{certificate.title}</Heading>
        <p data-name="">{name.trim() || trainingWords.yourName}</p>
        <p>{certificate.statement}</p>
        <dl>
          <div>
            <dt>{trainingWords.date}</dt>
            <dd>
              <Day date={result.on} />
            </dd>
          </div>
          <div>
            <dt>{trainingWords.scoreName}</dt>
            <dd>{fill(trainingWords.scoreOf, { right: result.right, n: result.of })}</dd>
          </div>
        </dl>
        <small>{certificate.note}</small>
      </Sheet>
    </Columns>
  )
}
