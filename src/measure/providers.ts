import type { Measure, ProviderName } from '../../schema/measure/measure.ts'
import type { PolicyOrigins } from '../../schema/policy-origins.ts'
import type { Provider } from './provider.ts'
import { ga4 } from './providers/ga4.ts'
import { matomo } from './providers/matomo.ts'
import { metaPixel } from './providers/meta-pixel.ts'
import { ownScript } from './providers/own-script.ts'
import { plausible } from './providers/plausible.ts'
import { tagManager } from './providers/tag-manager.ts'

const providers: { [Name in ProviderName]: Provider<Name> } = {
  plausible,
  matomo,
  ga4,
  'tag-manager': tagManager,
  'meta-pixel': metaPixel,
  script: ownScript,
}

/** The provider of an entry under `measure:`, which is of the same name. */
export const providerOf = ({ provider }: Measure) => providers[provider] as Provider<ProviderName>

/** What the script of an entry may load, and where it may send to. */
export const originsOf = (settings: Measure): PolicyOrigins => providerOf(settings).origins(settings as never)
