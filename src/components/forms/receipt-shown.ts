import { create } from 'zustand'

/** The id of the inquiry whose receipt is open. */
export const useShownReceipt = create<{ id: string | undefined }>(() => ({ id: undefined }))

/** Opens the receipt of an inquiry, or closes it. An open popover, such as the quote dialog, would lie above it. */
export function showReceipt(id: string | undefined) {
  if (id !== undefined) document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  useShownReceipt.setState({ id })
}
