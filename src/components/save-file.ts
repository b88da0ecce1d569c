/** Saves a file on the device. Nothing is sent. */
export function saveFile(name: string, content: Uint8Array | string, type: string) {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download has begun by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
