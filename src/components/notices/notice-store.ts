import { create } from 'zustand'

/**
 * Limits (docs/requirements.md, “Pages”): a toast lasts about 4 s, up to 3 are visible; of simple notices only one
 * shows at a time.
 */
export const toastMs = 4_000
export const maxToasts = 3

/** A button in a notice. Pressing it closes the notice as well. */
export type NoticeAction = { text: string; run: () => void }

export type Notice = { id: number; kind: 'notice' | 'toast'; text: string; action?: NoticeAction | undefined }

type NoticeState = { notices: readonly Notice[] }

/** The notices and toasts that are visible. */
export const useNotices = create<NoticeState>(() => ({ notices: [] }))

let lastId = 0

const update = (change: (notices: readonly Notice[]) => readonly Notice[]) =>
  useNotices.setState(({ notices }) => ({ notices: change(notices) }))

const createNotice = (kind: Notice['kind'], text: string, action?: NoticeAction): Notice => ({
  id: ++lastId,
  kind,
  text,
  action,
})

/** Shows a text that stays until it is closed. It replaces the previous notice. */
export const notify = (text: string, action?: NoticeAction) =>
  update((notices) => [...notices.filter(({ kind }) => kind !== 'notice'), createNotice('notice', text, action)])

/** Shows a text for {@link toastMs}. Of more than {@link maxToasts} the oldest is closed. */
export function toast(text: string) {
  const shown = createNotice('toast', text)
  update((notices) => [
    ...notices.filter(({ kind }) => kind === 'notice'),
    ...notices.filter(({ kind }) => kind === 'toast').slice(1 - maxToasts),
    shown,
  ])
  setTimeout(() => dismiss(shown.id), toastMs)
}

/** Closes the notice, when its text is no longer true. */
export const clearNotice = () => update((notices) => notices.filter(({ kind }) => kind !== 'notice'))

export const dismiss = (id: number) => update((notices) => notices.filter((notice) => notice.id !== id))
