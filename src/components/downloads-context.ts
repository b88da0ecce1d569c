import { createContext } from 'react'

/** Sizes of the downloads in bytes, by their address. The build writes the files before it renders pages. */
export type DownloadSizes = Readonly<Record<string, number>>

export const DownloadsContext = createContext<DownloadSizes>({})
