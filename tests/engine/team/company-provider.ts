import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type KoaContextWithOIDC } from 'oidc-provider'
import type { CompanySettings } from '../../../src/team/server/team-settings.ts'

/** Somebody with an account at the company. */
export type Account = { sub: string; email?: string; email_verified?: boolean; name?: string }

type Claims = Record<string, unknown>
/** Changes an ID token before it is sent. */
type Forge = (token: { header: Claims; claims: Claims; sign: (header: Claims, claims: Claims) => string }) => string

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (text = ''): Claims => JSON.parse(Buffer.from(text, 'base64url').toString())

/** A provider of accounts for the team at `origin`. Whoever is `account` signs in without being asked. */
export async function startProvider(origin: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }
  const signed = (header: Claims, claims: Claims) => {
    const text = `${encode(header)}.${encode(claims)}`
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
  }
  let account: Account = { sub: 'ana' }
  let forge: Forge | undefined
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'marquee',
        client_secret: 'secret',
        redirect_uris: [`${origin}/sign-in/callback`],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['test'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: () => {
      const { sub, ...claims } = account
      return { accountId: sub, claims: async () => ({ sub, ...claims }) }
    },
    async loadExistingGrant({ oidc }: KoaContextWithOIDC) {
      const grant = new provider.Grant({ clientId: 'marquee', accountId: account.sub })
      grant.addOIDCScope(String(oidc.params?.['scope'] ?? ''))
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const { body } = context
    if (context.path !== '/token' || !forge || typeof body !== 'object' || body === null || !('id_token' in body))
      return
    const [header, claims] = String(body.id_token).split('.')
    context.body = { ...body, id_token: forge({ header: decode(header), claims: decode(claims), sign: signed }) }
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: account.sub } })
    else void answer(request, response)
  })

  return {
    settings: {
      issuer: new URL(issuer),
      clientId: 'marquee',
      clientSecret: 'secret',
      trustsMail: false,
      mailDomain: undefined,
    } satisfies CompanySettings,
    issuer,
    /** Who signs in from now on. */
    be: (next: Account) => {
      account = next
    },
    /** How ID tokens are forged from now on. */
    forge: (next: Forge | undefined) => {
      forge = next
    },
    /** Goes through the sign-in as a browser does, without its cookies of before; returns where it is sent back to. */
    async visit(address: string): Promise<URL> {
      const cookies = new Map<string, string>()
      for (let url = address, steps = 0; steps < 10; steps++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const { headers } = await fetch(url, { redirect: 'manual', headers: { cookie } })
        for (const one of headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
          cookies.set(name, value)
        }
        const next = new URL(headers.get('location') ?? '', url)
        if (next.origin === origin) return next
        url = next.href
      }
      throw new Error('The provider does not come to an end.')
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
