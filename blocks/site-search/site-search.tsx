import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { queryOf, Section, useAddressQuery } from 'marquee'
import { wordsOfPath } from '../../src/components/search/address-query.ts'
import { SearchBox } from '../../src/components/search/search-box.tsx'
import type { SiteSearch as SiteSearchBlock } from './schema.ts'

/** How many pages the not-found page shows. */
const maxNear = 7

/**
 * The page of results, or the not-found page with what is near to its address. The address of the page of results
 * follows the query, so that a search can be shared and revisited.
 */
export function SiteSearch(block: SiteSearchBlock) {
  const writeQuery = useAddressQuery()
  const isOfPath = block.start === 'path'
  return (
    <Section>
      <Box sx={{ maxWidth: 820, minHeight: '60vh', pt: 'var(--header-height)' }}>
        <Typography variant="h1" sx={{ mb: 4, fontSize: 'clamp(2.25rem, 1.4rem + 3.2vw, 4rem)' }}>
          {block.title}
        </Typography>
        {block.intro && <Typography sx={{ mb: 4, maxWidth: '60ch' }}>{block.intro}</Typography>}
        <SearchBox
          id={block.id ?? block.type}
          label={block.label}
          placeholder={block.placeholder}
          page={block.page}
          {...(isOfPath && { limit: maxNear })}
          startQuery={() => (isOfPath ? wordsOfPath(location.pathname) : queryOf(location.href))}
          onQuery={isOfPath ? undefined : writeQuery}
        />
        <Typography sx={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>
          {block.withoutScripts}
        </Typography>
      </Box>
    </Section>
  )
}
