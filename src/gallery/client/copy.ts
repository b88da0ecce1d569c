/** How long a button confirms the copy, in milliseconds: long enough for a screen reader. */
const confirmedMs = 2_000

/** Selects a text, so that a person can copy it. */
function select(element: Element) {
  for (let parent = element.closest('details'); parent; parent = parent.parentElement?.closest('details') ?? null)
    parent.open = true
  element.scrollIntoView({ block: 'nearest' })
  getSelection()?.selectAllChildren(element)
}

/** Copies the text of a button and confirms it. Without a clipboard, as over plain http, it selects the text. */
export async function copy(button: HTMLElement, announce: (words: string) => void) {
  const text = document.getElementById(button.dataset['copies'] ?? '')
  if (!text) return
  const words = button.textContent
  try {
    await navigator.clipboard.writeText(text.textContent)
    button.textContent = 'Copied'
    announce('The YAML is copied.')
  } catch {
    select(text)
    button.textContent = 'Selected'
    announce('The YAML is selected. Copy it by Ctrl+C, or by ⌘C on a Mac.')
  }
  setTimeout(() => {
    button.textContent = words
  }, confirmedMs)
}
