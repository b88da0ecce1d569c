import { createContext } from 'react'

/** Sizes of the downloads in bytes, by their address. The build makes the files before anything is rendered. */
export type DownloadSizes = Readonly<Record<string, number>>

export const DownloadsContext = createContext<DownloadSizes>({})
