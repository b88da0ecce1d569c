import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef, useState } from 'react'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { partsOf } from '../../../content/edit/edit-path.ts'
import { languageName } from '../../language-name.ts'
import { isOfUnit, mirrorPathWords } from '../../mirror-words.ts'
import { isSample } from '../../sample-values.ts'
import { isSharedAddress, nameAtAddress } from '../../shared-address.ts'
import { sharedTitle } from '../../shared-title.ts'
import type { PageListEntry, SiteProblems } from '../../wire/listing.ts'
import { say } from '../../words/say.ts'
import { CloseIcon } from '../icons.tsx'
import { sectionAt } from '../settings/sections.ts'
import { withDots } from './page-diagnostics.ts'
import { ProblemItem } from './problem-item.tsx'
import { SampleList } from './sample-list.tsx'

type Props = {
  open: boolean
  /** Those of the open page, as it is while it is edited. */
  diagnostics: readonly Diagnostic[]
  /** Those of all other pages and shared files. */
  others: SiteProblems
  /** All pages with their titles, once they have been read. */
  pages: readonly PageListEntry[]
  /** What else is known of the page, above its problems. */
  about: ReactNode
  /** The words to show while pages are checked, which may find more; else `''`. */
  checking: string
  /** Opens the field of a diagnostic, of the open page or `at` another address, or its translation into a language. */
  onSelect: (diagnostic: Diagnostic, at?: string, language?: string) => void
  /** Resolves when the list is up to date. */
  onFix: (diagnostic: Diagnostic, at?: string) => Promise<void>
  onClose: () => void
}

const keyOf = ({ file, path, code, line }: Diagnostic) => `${file} ${path} ${code} ${line}`

/** The problems of the site, those of the open page first. Each leads to its field, and has a button for its fix. */
export function Problems({ open, diagnostics, others, pages, about, checking, onSelect, onFix, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isFixing, setFixing] = useState(false)
  /** A problem that is fixed leaves the list, and its button with the focus. */
  async function fix(found: Diagnostic, at?: string): Promise<void> {
    heading.current?.focus()
    setFixing(true)
    await onFix(found, at)
    setFixing(false)
  }
  /** The title and the address of a page, or what a shared file or the part of the settings is called. */
  function placeWords(address: string, path: string): string {
    const name = nameAtAddress(address)
    if (isSharedAddress(address)) return sectionAt(name, withDots(path))?.name ?? sharedTitle(name)
    const title = pages.find((page) => page.address === address)?.title
    return title ? `${title}, ${address}` : name
  }
  const here = diagnostics.filter((one) => !isSample(one))
  const samplesHere = diagnostics.filter(isSample)
  const elsewhere = others.listed.filter(({ diagnostic }) => !isSample(diagnostic))
  const samplesElsewhere = others.listed.filter(({ diagnostic }) => isSample(diagnostic))
  const samples = samplesHere.length + others.samples
  const beside = others.errors + others.warnings
  const unlisted = beside - elsewhere.length
  const itemHere = (found: Diagnostic) => (
    <ProblemItem
      key={keyOf(found)}
      diagnostic={found}
      isFixing={isFixing}
      onSelect={() => onSelect(found)}
      onFix={() => void fix(found)}
    />
  )
  const placeElsewhere = ({ diagnostic, address, language }: SiteProblems['listed'][number]) => {
    if (address === undefined) return diagnostic.file
    if (language === undefined) return placeWords(address, diagnostic.path)
    const path = partsOf(diagnostic.path)
    const where = isOfUnit(path) ? [mirrorPathWords(undefined, path)] : []
    return [placeWords(address, ''), languageName({ tag: language }), ...where].join(' · ')
  }
  function itemElsewhere(one: SiteProblems['listed'][number]): ReactNode {
    const { diagnostic, address, language } = one
    return (
      <ProblemItem
        key={keyOf(diagnostic)}
        diagnostic={diagnostic}
        place={placeElsewhere(one)}
        isFixing={isFixing}
        onSelect={address === undefined ? undefined : () => onSelect(diagnostic, address, language)}
        onFix={() => void fix(diagnostic, address)}
      />
    )
  }
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': say().problems.all, role: 'dialog' } }}
    >
      <Box sx={{ width: 'min(420px, 100vw)', p: 2 }}>
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ mb: 1.5, pl: 2, pr: 5, fontSize: 15, outline: 'none' }}
        >
          {here.length === 0 && !checking ? say().problems.none : say().problems.here}
        </Typography>
        {about}
        {checking && (
          <Typography variant="body2" sx={{ mb: 1, px: 2, color: 'text.secondary' }}>
            {say().problems.checkingFirst(checking)}
          </Typography>
        )}
        <List dense disablePadding aria-label={say().problems.here}>
          {here.map(itemHere)}
        </List>
        {beside > 0 && (
          <>
            <Typography variant="h3" sx={{ mt: 2, mb: 1.5, pl: 2, fontSize: 15 }}>
              {say().problems.elsewhere}
            </Typography>
            <List dense disablePadding aria-label={say().problems.elsewhere}>
              {elsewhere.map(itemElsewhere)}
            </List>
            {unlisted > 0 && (
              <Typography variant="body2" sx={{ mt: 1, px: 2, color: 'text.secondary' }}>
                {say().problems.more(unlisted)}
              </Typography>
            )}
          </>
        )}
        {samples > 0 && (
          <SampleList total={samples}>
            {samplesHere.map(itemHere)}
            {samplesElsewhere.map(itemElsewhere)}
          </SampleList>
        )}
        {/* Behind the problems, so that the keys reach them first. */}
        <IconButton aria-label={say().common.close} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Drawer>
  )
}
