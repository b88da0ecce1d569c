/** Prints one part of the page, without the rest of it. `print.css` hides what is not inside. */
export function printElement(part: Element) {
  const page = document.documentElement
  const before = part.getAttribute('data-print')
  part.setAttribute('data-print', 'alone')
  page.setAttribute('data-printing', '')
  const end = () => {
    page.removeAttribute('data-printing')
    if (before === null) part.removeAttribute('data-print')
    else part.setAttribute('data-print', before)
  }
  addEventListener('afterprint', end, { once: true })
  print()
}
