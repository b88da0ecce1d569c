import { createContext, use } from 'react'

/** Sizes of the downloads in bytes, by their address. The build writes the files before it renders pages. */
export type DownloadSizes = Readonly<Record<string, number>>

export const DownloadsContext = createContext<DownloadSizes>({})

/** Returns a function that says how many bytes a file of the block has, by its address. Only the build knows: `undefined` elsewhere. */
export function useFileSize(): (href: string) => number | undefined {
  const sizes = use(DownloadsContext)
  return (href) => sizes[href]
}
