/** What the environment says about the server of a team. */
export type TeamSettings = {
  /** The origin of the pages for the team: `https://team.example.com`. */
  origin: string
  /** The sign-in of the company, where one is set. */
  company?: CompanySettings
  /** The server that sends mails, and from which address; without it, mails are shown in the log. */
  mail?: MailSettings
  /** Whether nobody publishes own work, however small. */
  isReviewRequired?: boolean
  /** Where what is published goes besides, or instead of, this machine. */
  publish?: PublishSettings
}

/** `push`: to the origin alone, whose build puts it live. `both`: it is live here, too. */
export type PublishSettings = {
  way: 'push' | 'both'
  /** The key of the server for https. */
  token?: string
}

type MailSettings = { smtpUrl: string; from: string }

export type CompanySettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** The provider has checked all addresses, though it does not say so. */
  trustsMail: boolean
  /** Everybody with an address of this domain may enter, as a viewer. */
  mailDomain: string | undefined
}

/** Names that always lead to this machine. A browser trusts them without https. */
export const isLocalName = (name: string) => /^(?:.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(name)

/** Reads the environment. `port` is where the server listens, for the address that it has on this machine alone. */
export function readTeamSettings(env: NodeJS.ProcessEnv, port: number): TeamSettings | { error: string } {
  const origin = readOrigin(env['TEAM_URL'] || `http://team.localhost:${port}`)
  if (origin === undefined)
    return {
      error: `TEAM_URL is \`${env['TEAM_URL']}\`. It must be the address of the server by https, without a path: TEAM_URL=https://team.example.com`,
    }
  const company = readCompany(env)
  if (company && 'error' in company) return company
  const mail = readMail(env)
  if (mail && 'error' in mail) return mail
  const { TEAM_REVIEW } = env
  if (TEAM_REVIEW && TEAM_REVIEW !== 'required')
    return { error: `TEAM_REVIEW is \`${TEAM_REVIEW}\`. It is \`required\`, or not there: TEAM_REVIEW=required` }
  const publish = readPublish(env)
  if (publish && 'error' in publish) return publish
  return {
    origin,
    ...(company && { company }),
    ...(mail && { mail }),
    ...(TEAM_REVIEW && { isReviewRequired: true }),
    ...(publish && { publish }),
  }
}

function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin, href } = new URL(text)
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && isLocalName(hostname))
  return isPrivate && href === `${origin}/` ? origin : undefined
}

function readCompany(env: NodeJS.ProcessEnv): CompanySettings | { error: string } | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_TRUSTS_MAIL, TEAM_MAIL_DOMAIN } = env
  if (!OIDC_ISSUER) return undefined
  if (!URL.canParse(OIDC_ISSUER))
    return { error: `OIDC_ISSUER is \`${OIDC_ISSUER}\`. It must be an address: OIDC_ISSUER=https://login.example.com` }
  const issuer = new URL(OIDC_ISSUER)
  if (issuer.protocol !== 'https:' && !isLocalName(issuer.hostname))
    return { error: 'OIDC_ISSUER must begin with https://, since whoever reads along could sign in.' }
  if (/^\/(?:common|organizations|consumers)(?:\/|$)/.test(issuer.pathname))
    return {
      error: `OIDC_ISSUER is \`${OIDC_ISSUER}\`, with which people of any company sign in. Use the one of your own: https://login.microsoftonline.com/TENANT/v2.0`,
    }
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET)
    return { error: 'OIDC_ISSUER is set, but not who asks it: OIDC_CLIENT_ID=… OIDC_CLIENT_SECRET=…' }
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    trustsMail: OIDC_TRUSTS_MAIL === 'yes',
    mailDomain: TEAM_MAIL_DOMAIN?.toLowerCase() || undefined,
  }
}

function readMail({
  SMTP_URL,
  NOTIFY_FROM,
  NOTIFY_TO,
}: NodeJS.ProcessEnv): MailSettings | { error: string } | undefined {
  if (!SMTP_URL) return undefined
  const from = NOTIFY_FROM || NOTIFY_TO
  return from
    ? { smtpUrl: SMTP_URL, from }
    : { error: 'SMTP_URL is set, but not who writes the mails: NOTIFY_FROM=marquee@example.com' }
}

/** Nothing where the server only builds, as it does without any setting. */
function readPublish({ PUBLISH, PUSH_TOKEN }: NodeJS.ProcessEnv): PublishSettings | { error: string } | undefined {
  if (!PUBLISH || PUBLISH === 'build') return undefined
  if (PUBLISH !== 'push' && PUBLISH !== 'both')
    return { error: `PUBLISH is \`${PUBLISH}\`. It is \`build\`, \`push\` or \`both\`: PUBLISH=push` }
  // It becomes a line of a header.
  if (PUSH_TOKEN && /[^\x21-\x7e]/.test(PUSH_TOKEN))
    return { error: 'PUSH_TOKEN has a space or another sign that no token has. Copy it once more.' }
  return { way: PUBLISH, ...(PUSH_TOKEN && { token: PUSH_TOKEN }) }
}

/** Whether visitors see what this server builds. */
export const goesLiveHere = ({ publish }: TeamSettings): boolean => publish?.way !== 'push'
