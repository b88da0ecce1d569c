import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { queryOf, useAddressQuery } from '../../src/components/search/address-query.ts'
import { SearchBox } from '../../src/components/search/search-box.tsx'
import { Section } from '../../src/components/section.tsx'
import type { SiteSearch as SiteSearchBlock } from './schema.ts'

/** The page of results. The address follows the query, so that a search can be shared and revisited. */
export function SiteSearch(block: SiteSearchBlock) {
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
          onQuery={useAddressQuery()}
        />
        <Typography sx={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>
          {block.withoutScripts}
        </Typography>
      </Box>
    </Section>
  )
}
