import { createContext, useContext } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { blockSlice } from './block-slice.ts'
import { fieldSlice } from './field-slice.ts'
import { pageSlice } from './page-slice.ts'
import { savingSlice } from './saving-slice.ts'
import { selectionSlice } from './selection-slice.ts'
import type { Services, StudioState } from './state.ts'
import { textSlice } from './text-slice.ts'
import { viewSlice } from './view-slice.ts'

export type StudioStore = StoreApi<StudioState>

export const createStudioStore = (services: Services): StudioStore =>
  createStore<StudioState>()((set, get) => ({
    ...pageSlice(set, get, services),
    ...selectionSlice(set, get, services),
    ...savingSlice(set, get, services),
    ...fieldSlice(set, get, services),
    ...textSlice(set, get, services),
    ...blockSlice(set, get, services),
    ...viewSlice(set, get, services),
  }))

const Context = createContext<StudioStore | undefined>(undefined)

export const StudioProvider = Context.Provider

/** The store of the studio, for effects that read it later. */
export function useStudioStore(): StudioStore {
  const store = useContext(Context)
  if (!store) throw new Error('A part of the studio must be within StudioProvider.')
  return store
}

/** A part of the state of the studio. The component is rendered again once this part is another. */
export const useStudio = <Part>(selector: (state: StudioState) => Part): Part => useStore(useStudioStore(), selector)
