/** What can be pressed or filled in, in the order of the document. */
const controls = 'form, button, input, select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => element.matches('input, select, textarea')

const isTicked = (field: Field): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]')

/** What stays the same if the element is rendered again. Words do not: they may have been translated. */
const nameOf = (element: Element) =>
  isField(element)
    ? `${element.localName} ${element.name} ${isTicked(element) ? element.value : ''}`
    : `${element.localName} ${element.getAttribute('type') ?? ''}`

/**
 * Other programs change the HTML before it is hydrated: a translator puts words into elements of its own, an extension adds
 * buttons to fields. React then renders the island again, with empty fields. Call this before an island is hydrated, and what
 * it returns afterwards: what was typed is in the new fields, which have the focus if the old ones had it, and an event that
 * waited for an old element waits for the new one.
 */
export function holdFields(island: Element): () => (target: Element) => Element {
  const before = [...island.querySelectorAll(controls)]
  let focused = document.activeElement
  const follow = ({ target }: Event) => {
    focused = target as Element
  }
  // Into a new field somebody may have typed already.
  const typed = new Set<EventTarget | null>()
  const note = ({ target }: Event) => void typed.add(target)
  island.addEventListener('focusin', follow)
  island.addEventListener('input', note)
  return () => {
    island.removeEventListener('focusin', follow)
    island.removeEventListener('input', note)
    const isLost = (element: Element) => !element.isConnected
    if (!before.some(isLost)) return (target) => target
    const rendered = Map.groupBy(island.querySelectorAll(controls), nameOf)
    const pairs = new Map(before.filter(isLost).map((old) => [old, rendered.get(nameOf(old))?.shift()] as const))
    for (const [old, field] of pairs)
      if (field && isField(old) && isField(field) && !typed.has(field)) carryOver(old, field)
    const next = focused && pairs.get(focused)
    if (next && document.activeElement === document.body) (next as HTMLElement).focus()
    return (target) => pairs.get(target) ?? target
  }
}

/** Sets the field as its visitor did, with the events that React listens to. */
function carryOver(old: Field, field: Field) {
  if (isTicked(old) && isTicked(field)) {
    if (old.checked !== field.checked) field.click()
    return
  }
  if (old.value === field.value) return
  if (old instanceof HTMLInputElement && field instanceof HTMLInputElement && old.type === 'file')
    field.files = old.files
  // React has a setter of its own on the element.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
