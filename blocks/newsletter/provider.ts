import { withoutEntities } from '../../schema/writing/escape-markup.ts'

/** The form of a provider: the name of its field for the address, hidden fields, and fields that only bots fill in. */
export type ProviderForm = { email: string; hidden: Readonly<Record<string, string>>; honeypots: readonly string[] }

const provider = (host: RegExp, path: RegExp, form: (url: URL) => ProviderForm | undefined) => ({ host, path, form })

/** The providers, with the names of fields in the form that each of them gives out for other sites. */
const providers = [
  provider(/^[a-z0-9-]+\.[a-z0-9]+\.list-manage\.com$/, /^\/subscribe\/post$/, ({ searchParams }) => {
    const [u, id] = [searchParams.get('u'), searchParams.get('id')]
    // Without them Mailchimp subscribes nobody.
    return u && id ? { email: 'EMAIL', hidden: {}, honeypots: [`b_${u}_${id}`] } : undefined
  }),
  provider(/^[a-z0-9]+\.sibforms\.com$/, /^\/serve\/[\w-]+$/, () => ({
    email: 'EMAIL',
    hidden: {},
    honeypots: ['email_address_check'],
  })),
  provider(/^buttondown\.(?:com|email)$/, /^\/api\/emails\/embed-subscribe\/[\w.-]+$/, () => ({
    email: 'email',
    hidden: { embed: '1' },
    honeypots: [],
  })),
  provider(/^app\.(?:kit|convertkit)\.com$/, /^\/forms\/\d+\/subscriptions$/, () => ({
    email: 'email_address',
    hidden: {},
    honeypots: [],
  })),
]

/** The address in the code of a form, as providers give it out for other sites; any other text as it is. */
export function formAddress(code: string): string {
  const [, , address] = /<form\b[^>]*?\saction\s*=\s*(["']?)([^"'\s>]+)\1/is.exec(code) ?? []
  return withoutEntities((address ?? code).trim())
}

/** The form of the provider to which an address belongs; `undefined` for any other address. */
export function providerForm(address: string): ProviderForm | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const found = providers.find(({ host, path }) => host.test(url.host) && path.test(url.pathname))
  return url.protocol === 'https:' ? found?.form(url) : undefined
}
