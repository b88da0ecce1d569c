import type { PolicyOrigins } from '../../../schema/policy-origins.ts'
import type { SettingsOf } from '../provider.ts'

/** The origins of a provider, with those that its entry lists under `allow:`. */
export function originsOfAllow(
  { scripts, connections, pictures, frames }: SettingsOf<'script'>['allow'],
  own: PolicyOrigins,
): PolicyOrigins {
  const both = (directive: keyof PolicyOrigins, more: readonly string[]) => [...(own[directive] ?? []), ...more]
  return {
    'script-src': both('script-src', scripts),
    'connect-src': both('connect-src', connections),
    'img-src': both('img-src', pictures),
    'frame-src': frames,
  }
}
