/** The size of a file: `12 KB`, `3.4 MB`. */
export const bytesInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
