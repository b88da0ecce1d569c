import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageModel } from '../../wire/page.ts'
import { call } from '../call.ts'
import type { Selection } from '../store/state.ts'

/** Leads an alias to its page, and selects the block that the address names: by its anchor, or its number on the page from 0. */
export function useGivenBlock(page: PageModel | undefined, address: string, open: (place: Selection) => void): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const at = new URLSearchParams(search).get('at')
    if (!page) return
    if (page.address !== address && page.preview !== address)
      return void navigate(`${page.address}${search}`, { replace: true })
    if (at === null) return
    let isLeft = false
    void call('blockAt', { address, at }).then(({ shown }) => {
      if (isLeft) return
      const block = page.blocks.findIndex((one) => !one.inside && one.shown === shown)
      void navigate(address, { replace: true })
      if (block >= 0) open({ block, path: '' })
    })
    return () => {
      isLeft = true
    }
  }, [page, address, search, navigate, open])
}
