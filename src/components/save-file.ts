/** Hands a text to the person as a file. It is made in the browser and goes nowhere else. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json') {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
