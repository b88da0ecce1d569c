import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageModel } from '../../model.ts'
import type { Selection } from './use-selection.ts'

/** Leads an alias to its page, and selects the block that the address names: by its anchor, or its number on the page from 0. */
export function useGivenBlock(page: PageModel | undefined, address: string, open: (place: Selection) => void): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const at = new URLSearchParams(search).get('at')
  useEffect(() => {
    if (!page) return
    if (page.address !== address && page.preview !== address)
      void navigate(`${page.address}${search}`, { replace: true })
    else if (at !== null) {
      const shown = page.blocks.findIndex(({ anchor }) => anchor === at)
      const block = shown >= 0 ? shown : page.blocks.findIndex((one) => String(one.shown) === at)
      void navigate(page.address, { replace: true })
      if (block >= 0) open({ block, path: '' })
    }
  }, [page, address, at, search, navigate, open])
}
