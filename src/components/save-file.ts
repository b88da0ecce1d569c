/** Saves a text as a file on the device. Nothing is sent. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json') {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download has begun by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
