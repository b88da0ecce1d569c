/** Limits of spec 4: a toast lasts about 4 s, up to 3 are visible; of simple notices only one shows at a time. */
export const toastMs = 4_000
export const mostToasts = 3

/** A button in a notice. Pressing it closes the notice as well. */
export type NoticeAction = { text: string; run: () => void }

export type Notice = { id: number; kind: 'notice' | 'toast'; text: string; action?: NoticeAction | undefined }

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

const add = (kind: Notice['kind'], text: string, action?: NoticeAction): Notice => ({
  id: ++lastId,
  kind,
  text,
  action,
})

/** Shows a text that stays until it is closed. It takes the place of the notice before it. */
export function notify(text: string, action?: NoticeAction) {
  set([...notices.filter(({ kind }) => kind !== 'notice'), add('notice', text, action)])
}

/** Shows a text for {@link toastMs}. Of more than {@link mostToasts} the oldest goes. */
export function toast(text: string) {
  const made = add('toast', text)
  const toasts = notices.filter(({ kind }) => kind === 'toast').slice(1 - mostToasts)
  set([...notices.filter(({ kind }) => kind === 'notice'), ...toasts, made])
  setTimeout(() => dismiss(made.id), toastMs)
}

/** Takes the notice away, when what it said is no longer true. */
export const clearNotice = () => set(notices.filter(({ kind }) => kind !== 'notice'))

export const dismiss = (id: number) => set(notices.filter((notice) => notice.id !== id))

export const readNotices = () => notices

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
