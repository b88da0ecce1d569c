import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Translation } from '../../../wire/translations.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'

/** The open page in a language, which the frame shows as long as it is translated. */
export function useTranslation(tag: string): { translation: Translation | undefined; failure: string | undefined } {
  const { postNow } = useStudio(({ frame }) => frame)
  const address = useStudio(({ page }) => page?.address)
  const revision = useStudio(({ page }) => page?.revision)
  const seeTranslating = useStudio(({ seeTranslating }) => seeTranslating)
  const setMode = useStudio(({ setMode }) => setMode)
  const showSaved = useStudio(({ showSaved }) => showSaved)
  const { data, error } = useQuery({
    queryKey: ['translation', address, tag, revision],
    queryFn: () => call('translation', { address: address ?? '/', tag }),
    enabled: address !== undefined,
    placeholderData: (before, query) =>
      query?.queryKey[1] === address && query?.queryKey[2] === tag ? before : undefined,
  })
  const shown = data?.address
  useEffect(() => setMode('edit'), [setMode])
  useEffect(() => seeTranslating({ tag, address: shown }), [seeTranslating, tag, shown])
  useEffect(
    () => () => {
      seeTranslating(undefined)
      showSaved(true)
    },
    [seeTranslating, showSaved],
  )
  const view = data?.view
  useEffect(() => {
    if (view) postNow({ studio: 'show', view })
  }, [view, postNow])
  return { translation: data, failure: error?.message }
}
