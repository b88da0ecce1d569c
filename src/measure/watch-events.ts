import type { MeasuredEvent } from './measured-event.ts'

type Report = (event: MeasuredEvent) => void

/** For how long, in milliseconds, a search finds nothing until it counts: the visitor may still be typing. */
const typedMs = 1_500

const filePattern = /\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|ics|zip|epub|mp3|mp4)$/i

/** The forms that send something to the company; a search has another method. */
const sentForms = 'form[method=post]'
const formName = (form: Element) => form.closest('dialog, [data-block]')?.id ?? ''

/**
 * Reports what visitors do. It reads the document alone, which says all of this to people, so that a site that counts
 * nothing has no code for it. `nothingFound` is what a search says that finds nothing.
 */
export function watchEvents(report: Report, { nothingFound }: { nothingFound: string }): void {
  watchClicks(report)
  watchForms(report)
  watchSearch(report, nothingFound)
}

function watchClicks(report: Report): void {
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest?.('a')
    if (!link) return
    const { protocol, origin, pathname } = link
    if (protocol === 'tel:') report({ name: 'call' })
    else if (protocol === 'mailto:') report({ name: 'email' })
    else if (origin === location.origin && (link.hasAttribute('download') || filePattern.test(pathname)))
      report({ name: 'download', file: pathname })
  }
  document.addEventListener('click', onClick, true)
}

function watchForms(report: Report): void {
  /** How far each form has come since it was begun, in percent. */
  const begun = new WeakMap<Element, number>()
  const onInput = (event: Event) => {
    const form = (event.target as Element).closest?.(sentForms)
    if (!form || !event.isTrusted || begun.has(form)) return
    begun.set(form, 0)
    report({ name: 'form_begin', form: formName(form) })
  }
  const onAttribute = ({ target }: MutationRecord) => {
    const form = (target as Element).closest(sentForms)
    const reached = form ? begun.get(form) : undefined
    if (!form || reached === undefined) return
    if (target === form && form.hasAttribute('inert')) {
      begun.delete(form)
      report({ name: 'form_sent', form: formName(form) })
    }
    const progress = Number((target as Element).getAttribute('aria-valuenow'))
    if (progress > reached) {
      begun.set(form, progress)
      report({ name: 'form_step', form: formName(form), progress })
    }
  }
  document.addEventListener('input', onInput, true)
  new MutationObserver((records) => records.forEach(onAttribute)).observe(document.body, {
    subtree: true,
    attributeFilter: ['inert', 'aria-valuenow'],
  })
}

function watchSearch(report: Report, nothingFound: string): void {
  const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>()
  const onChange = ({ target }: MutationRecord) => {
    const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]')
    if (!status?.parentElement?.querySelector('search')) return
    clearTimeout(waiting.get(status))
    if (status.textContent !== nothingFound) return
    const count = () => status.textContent === nothingFound && report({ name: 'search_nothing' })
    waiting.set(status, setTimeout(count, typedMs))
  }
  new MutationObserver((records) => records.forEach(onChange)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}
