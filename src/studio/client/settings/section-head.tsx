import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { addressOfShared } from '../../shared-address.ts'
import type { PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { inWords } from '../../words.ts'
import { useStudio } from '../store/studio-store.ts'
import { StudioLink } from '../views/studio-link.tsx'
import { viewAt } from '../views/view-address.ts'
import { addressOfSection, type SettingsSection } from './sections.ts'

/** The form that opens from every page, where the site file names none. */
const usualForm = 'quote-form'

type Props = { section: SettingsSection; page: PageModel }

/** What the fields of a section are, on how many pages they show, and where more of it is. */
export function SectionHead({ section, page }: Props) {
  const go = useStudio(({ go }) => go)
  const files = useStudio(({ setup }) => setup?.files)
  const isInSettings = viewAt(useLocation().pathname) === 'settings'
  const pages = page.reach[page.file]
  const form = String(page.head.values['quote'] ?? usualForm)
  const formFile = `fragments/${form}`
  const link = (address: string, words: string) => (
    <StudioLink address={address} onOpen={go} underline="always" sx={{ display: 'block', mt: 0.75 }}>
      {words}
    </StudioLink>
  )
  // What was chosen in the list is read next, and Tab leads to its first field.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isInSettings) heading.current?.focus()
  }, [isInSettings])
  return (
    <Box sx={{ mb: 2.5, fontSize: 13 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ fontSize: 15, mb: 0.5, outline: 'none' }}>
        {section.name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {section.description}
        {pages !== undefined && pages > 0 && ` ${say().sections.changesPages(pages)}`}
      </Typography>
      {section.slug === 'forms' &&
        files?.includes(formFile) &&
        link(addressOfShared(formFile), say().sections.questionsOf(inWords(form)))}
      {section.slug === 'logo' && link('/-/theme', say().sections.look)}
      {!isInSettings && link(addressOfSection(section), say().sections.all)}
    </Box>
  )
}
