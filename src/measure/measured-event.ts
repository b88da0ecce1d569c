/** What is counted, the same for all providers. It holds nothing that a visitor has typed, and nobody's name. */
export type MeasuredEvent =
  | { name: 'page_view' }
  /** A form: the id of its block. */
  | { name: 'form_begin' | 'form_sent'; form: string }
  /** `progress`: the share of the form, in percent, that its bar shows from now on. */
  | { name: 'form_step'; form: string; progress: number }
  | { name: 'call' | 'email' | 'search_nothing' | 'not_found' }
  /** `file`: its path. */
  | { name: 'download'; file: string }

/** Where an event happened, without what else the address says. */
export type MeasuredPage = { address: string; title: string; referrer: string }

/** The details of an event besides its name. */
export const detailsOf = ({ name: _name, ...details }: MeasuredEvent): Record<string, string | number> => details
