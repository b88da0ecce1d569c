import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { addressWith } from '../../src/components/query-address.ts'
import { queryOf, SearchBox } from '../../src/components/search/search-box.tsx'
import { Section } from '../../src/components/section.tsx'
import type { SiteSearch as SiteSearchBlock } from './schema.ts'

/** Browsers refuse to change the address more often than a hundred times in half a minute. */
const addressDelayMs = 300

/** The page of results. The address follows the query, so that a search can be shared and revisited. */
export function SiteSearch(block: SiteSearchBlock) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onQuery = (query: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => history.replaceState(history.state, '', addressWith(location.href, { q: query })),
      addressDelayMs,
    )
  }
  return (
    <Section>
      <Box sx={{ maxWidth: 820, minHeight: '60vh', pt: 'var(--header-height)' }}>
        <Typography variant="h1" sx={{ mb: 4, fontSize: 'clamp(2.25rem, 1.4rem + 3.2vw, 4rem)' }}>
          {block.title}
        </Typography>
        <SearchBox
          id={block.id ?? block.type}
          label={block.label}
          placeholder={block.placeholder}
          page={block.page}
          startQuery={() => queryOf(location.href)}
          onQuery={onQuery}
        />
        <Typography sx={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>
          {block.withoutScripts}
        </Typography>
      </Box>
    </Section>
  )
}
