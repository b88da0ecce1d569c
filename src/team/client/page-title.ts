import { useEffect } from 'react'
import { words } from './words.ts'

/** Says in the title of the tab which page it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${words.general.product}`
  }, [title])
}
