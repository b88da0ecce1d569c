/** Saves bytes as a file in the browser, without a server. */
export function saveFile(name: string, type: string, content: Uint8Array | string): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read the address by the next turn; without this the bytes would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url))
}
