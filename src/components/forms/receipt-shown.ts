import { create } from 'zustand'

/** The id of the inquiry whose receipt is open. */
export const useShownReceipt = create<{ id: string | undefined }>(() => ({ id: undefined }))

/** Opens the receipt of an inquiry, or closes it. */
export const showReceipt = (id: string | undefined) => useShownReceipt.setState({ id })
