import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { type CompanySettings, isLocalName } from '../team-settings.ts'

/** What the answer of the company's sign-in must fit. It is stored for the browser that was sent there. */
export type CompanyChecks = { state: string; nonce: string; verifier: string }

/** Who signed in. Issuer and subject are the person; an address may change hands. */
export type CompanyAccount = {
  issuer: string
  subject: string
  /** Empty if the provider does not say it. */
  email: string
  /** Whether the provider says that the person has this address. */
  hasEmail: boolean
  name: string
}

export type CompanySignIn = ReturnType<typeof createCompanySignIn>

/** Signs in with the accounts of a company, by OpenID Connect. */
export function createCompanySignIn(
  { issuer, clientId, clientSecret, trustsMail, mailDomain }: CompanySettings,
  origin: string,
) {
  const redirectUri = `${origin}/sign-in/callback`
  let found: Promise<Configuration> | undefined
  /** A provider that does not answer now is asked again by the next sign-in. */
  const configuration = () => {
    found ??= discovery(issuer, clientId, undefined, ClientSecretBasic(clientSecret), {
      // The signature of a token is checked although it came by TLS: a proxy of the company may be in between.
      execute: [enableNonRepudiationChecks, ...(isLocalName(issuer.hostname) ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    mailDomain,
    /** Where the browser is sent, and what its answer must fit. Rejects if the provider cannot be reached. */
    async begin(): Promise<{ location: string; checks: CompanyChecks }> {
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const location = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { location: location.href, checks }
    },
    /** Who signed in, by the query with which the provider sends the browser back. Rejects if anything does not fit. */
    async finish(query: string, { state, nonce, verifier }: CompanyChecks): Promise<CompanyAccount> {
      const config = await configuration()
      const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider has sent no ID token.')
      // Some providers say the address only where it is asked for.
      const facts =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims
      const { email = '', email_verified: isVerified, name = '' } = facts
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: String(email).toLowerCase(),
        hasEmail: email !== '' && (isVerified === true || (isVerified === undefined && trustsMail)),
        name: String(name),
      }
    },
  }
}
