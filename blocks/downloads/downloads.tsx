import { styled } from '@mui/material/styles'
import { use } from 'react'
import { type Download, downloadsOf } from '../../schema/documents/downloads.ts'
import { DownloadsContext } from '../../src/components/downloads-context.ts'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { rounded } from '../../src/theme/rounded.ts'
import type { Downloads as DownloadsBlock } from './schema.ts'

const Groups = styled('div')({
  display: 'grid',
  gap: 32,
  '@media (min-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 56 },
  '& h3': { font: 'var(--font-weight) 1.25rem/1.3 var(--font-display)', marginBottom: 4 },
  '& p': { color: 'var(--palette-text-secondary)', marginBottom: 12 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, borderBottom: '1px solid var(--palette-divider)' },
  '& li': { borderTop: '1px solid var(--palette-divider)' },
})

const File = styled('a')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  minHeight: 60,
  padding: '10px 4px',
  textDecoration: 'none',
  transition: 'background-color 120ms',
  '&:hover': { background: 'var(--palette-action-hover)' },
  '& strong': { fontWeight: 650, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& span:last-of-type': { color: 'var(--palette-text-secondary)', fontVariantNumeric: 'tabular-nums' },
})

const Ending = styled('span')({
  minWidth: 58,
  padding: '4px 8px',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(1.5),
  color: 'var(--palette-primary-text)',
  fontSize: '0.875rem',
  fontWeight: 700,
  textAlign: 'center',
})

const programs = { docx: 'Word document', xlsx: 'Excel workbook', csv: 'Plain table' } as const
const versions = [
  { version: 'blank', title: 'Blank', text: 'Ready to fill in.' },
  { version: 'sample', title: 'Filled-in sample', text: 'Fictional, so you can see how it works.' },
] as const

/** A size for people. */
const size = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} KB`)

/** The name of a table is only shown if there are several files of one format. */
const nameOf = ({ format, table }: Download, all: readonly Download[]) =>
  all.filter((other) => other.format === format).length > 1 ? `${programs[format]}: ${table}` : programs[format]

export function Downloads(block: DownloadsBlock) {
  const sizes = use(DownloadsContext)
  const all = downloadsOf(block.document)
  return (
    <Section>
      <SectionIntro title={block.title} eyebrow={block.eyebrow} intro={block.intro} />
      <Groups>
        {versions.map(({ version, title, text }) => {
          const files = all.filter((one) => one.version === version)
          return (
            <div key={version}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ul>
                {files.map((one) => (
                  <li key={one.href}>
                    <File href={one.href} download="">
                      <Ending>.{one.format}</Ending>
                      <strong>{nameOf(one, files)}</strong>
                      <span>{sizes[one.href] === undefined ? '' : size(sizes[one.href] ?? 0)}</span>
                    </File>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </Groups>
    </Section>
  )
}
