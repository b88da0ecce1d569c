const reactMarks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Text as React writes it, in elements and attributes alike (`escapeTextForBrowser` of react-dom). */
export const escapeReact = (text: string) =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (mark) => reactMarks[mark] ?? mark) : text
