import { count } from '../../../../schema/writing/count.ts'
import type { EffectCount } from '../../effect-model.ts'

/** How many pages change, and how many keep words of their own. */
export function effectWords({ changed, own, unchanged }: Extract<EffectCount, { kind: 'counted' }>): string {
  const pages = `${count(changed, 'page')} ${changed === 1 ? 'changes' : 'change'}`
  const keeping = own.length > 0 ? own.length : unchanged
  return keeping === 0
    ? `${pages}.`
    : `${pages}, ${keeping} ${keeping === 1 ? 'has words of its' : 'have words of their'} own there.`
}
