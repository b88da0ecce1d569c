/** Saves a text as a file. It is created in the browser and sent nowhere. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json') {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
