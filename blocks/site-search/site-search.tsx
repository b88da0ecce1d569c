import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { addressWith } from '../../src/components/query-address.ts'
import { queryOf, SearchBox } from '../../src/components/search/search-box.tsx'
import { Section } from '../../src/components/section.tsx'
import type { SiteSearch as SiteSearchBlock } from './schema.ts'

/** Browsers refuse to change the address more often than a hundred times in half a minute. */
const addressDelayMs = 300

const Room = styled('div')({
  maxWidth: 820,
  minHeight: '60vh',
  paddingBlockStart: 'var(--header-height)',
  '& h1': { marginBlockEnd: 32, fontSize: 'clamp(2.25rem, 1.4rem + 3.2vw, 4rem)' },
})

const WithoutScripts = styled(Typography)({ display: 'none', '@media (scripting: none)': { display: 'block' } })

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
      <Room>
        <Typography variant="h1">{block.title}</Typography>
        <SearchBox
          id={block.id ?? block.type}
          label={block.label}
          placeholder={block.placeholder}
          page={block.page}
          startQuery={() => queryOf(location.href)}
          onQuery={onQuery}
        />
        <WithoutScripts>{block.withoutScripts}</WithoutScripts>
      </Room>
    </Section>
  )
}
