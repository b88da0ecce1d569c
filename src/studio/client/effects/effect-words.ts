import { count } from '../../../../schema/writing/count.ts'
import type { EffectCount } from '../../wire/effects.ts'

type Counted = Pick<Extract<EffectCount, { kind: 'counted' }>, 'changed' | 'owning' | 'unchanged'>

/** How many pages change, and how many keep words of their own, or else stay as they are. */
export function effectWords({ changed, owning, unchanged }: Counted): string {
  const pages = `${count(changed, 'page')} ${changed === 1 ? 'changes' : 'change'}`
  if (owning > 0) return `${pages}, ${owning} ${owning === 1 ? 'has words of its' : 'have words of their'} own there.`
  if (unchanged > 0) return `${pages}, ${unchanged} ${unchanged === 1 ? 'stays as it is' : 'stay as they are'}.`
  return `${pages}.`
}
