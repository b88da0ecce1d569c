import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FileEdits } from '../../wire/edits.ts'
import type { Places } from '../../wire/effects.ts'
import { call } from '../call.ts'
import { useSettled } from '../state/use-settled.ts'

/** How long after the last key the places are asked for, in milliseconds. */
const pauseMs = 100

type Request = {
  /** The template or another shared file. */
  of: string
  files: FileEdits[]
  entry: number | undefined
  filter: string
  skip: number
  /** The revision of the content. */
  revision: number | undefined
  /** Whether the places are shown. */
  isShown?: boolean
}

/** The places that edits change, and how many pages that are. Nothing is written. */
export function useEffects({ of, files, entry, filter, skip, revision, isShown = true }: Request) {
  const wanted = JSON.stringify({ of, files, entry, filter, skip })
  const settled = useSettled(wanted, pauseMs)
  const places = useQuery({
    queryKey: ['places', settled, revision],
    queryFn: ({ signal }) => call('places', JSON.parse(settled), { signal }),
    enabled: isShown,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const edits = JSON.stringify(files)
  const settledEdits = useSettled(edits, pauseMs)
  const effect = useQuery({
    queryKey: ['effect', settledEdits, revision],
    queryFn: ({ signal }) => call('effect', { files: JSON.parse(settledEdits) }, { signal }),
    // The places come first: they are what a person looks at.
    enabled: settledEdits !== '[]' && !places.isFetching,
    // The count of the same edits holds until that of a newer revision is there.
    placeholderData: (before, query) => (query?.queryKey[1] === settledEdits ? before : undefined),
    gcTime: 0,
  })
  // Pages stay in sight while a text has an error.
  const [shown, setShown] = useState<Extract<Places, { kind: 'places' }>>()
  if (places.data?.kind === 'places' && places.data !== shown) setShown(places.data)
  return {
    answer: places.data,
    /** The places of the last edits that could be shown. */
    places: shown,
    effect: effect.data,
    error: places.error ?? effect.error,
    /** Whether the answers are those to the last edits, whichever places are shown. */
    isCurrent: edits === settledEdits && (effect.data !== undefined || (wanted === settled && !places.isFetching)),
    isCounting: files.length > 0 && (edits !== settledEdits || effect.data === undefined) && !effect.error,
  }
}
