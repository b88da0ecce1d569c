import type { EffectCount } from '../../wire/effects.ts'
import { say } from '../../words/say.ts'

type Counted = Pick<Extract<EffectCount, { kind: 'counted' }>, 'changed' | 'owning' | 'unchanged'>

/** How many pages change, and how many keep words of their own, or else stay as they are. */
export function effectWords({ changed, owning, unchanged }: Counted): string {
  const { change, withOwnWords, unchangedPages } = say().effects
  const pages = change(changed)
  if (owning > 0) return `${pages}, ${withOwnWords(owning)}.`
  if (unchanged > 0) return `${pages}, ${unchangedPages(unchanged)}.`
  return `${pages}.`
}
