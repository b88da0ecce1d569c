import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { addressOfShared } from '../../shared-address.ts'
import { say } from '../../words/say.ts'
import { useStudio } from '../store/studio-store.ts'
import { isWide } from '../wide-screen.ts'
import { addressOfSection, firstPath, sectionsOf } from './sections.ts'

/** The settings of the site by their names. The one in the address shows its fields. */
export function SettingsList() {
  const { search } = useLocation()
  const files = useStudio(({ setup }) => setup?.files)
  const select = useStudio(({ select }) => select)
  const go = useStudio(({ go }) => go)
  const showPane = useStudio(({ showPane }) => showPane)
  const sections = useMemo(() => sectionsOf(files ?? []), [files])
  const slug = new URLSearchParams(search).get('of')
  // Where there is room for both, the first one shows beside the list.
  const chosen = sections.find((one) => one.slug === slug) ?? (isWide() ? sections[0] : undefined)
  useEffect(() => {
    showPane(chosen ? 'fields' : 'outline')
    if (!chosen) return
    const path = firstPath(chosen)
    select({ block: 'head', path, elsewhere: { address: addressOfShared(chosen.file), at: path } })
  }, [chosen, select, showPane])
  return (
    <List dense component="nav" aria-label={say().sections.list} sx={{ flex: 1, overflow: 'auto', p: 1 }}>
      {sections.map((section) => (
        <ListItemButton
          key={section.slug}
          component="a"
          href={`/studio${addressOfSection(section)}`}
          selected={section === chosen}
          aria-current={section === chosen ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            go(addressOfSection(section))
          }}
          sx={{ borderRadius: 1 }}
        >
          <ListItemText
            primary={section.name}
            secondary={section.description}
            slotProps={{ secondary: { variant: 'caption' } }}
          />
        </ListItemButton>
      ))}
    </List>
  )
}
