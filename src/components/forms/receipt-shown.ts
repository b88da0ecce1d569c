let shown: string | undefined
const listeners = new Set<() => void>()

/** Opens the receipt of an inquiry, or closes it. */
export function showReceipt(id: string | undefined) {
  shown = id
  for (const listener of listeners) listener()
}

export const readShownReceipt = () => shown

export function subscribeShownReceipt(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
