import { expect, it } from 'vitest'
import { readTeamSettings } from '../../../src/team/server/team-settings.ts'

const company = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'marquee', OIDC_CLIENT_SECRET: 'secret' }

it('without any variable, a team is at an address of this machine', () => {
  expect(readTeamSettings({}, 4183)).toEqual({ origin: 'http://team.localhost:4183' })
})

it('reads the address, the sign-in of the company and the mail server', () => {
  const env = {
    ...company,
    TEAM_URL: 'https://team.example.com/',
    TEAM_MAIL_DOMAIN: 'Example.com',
    SMTP_URL: 'smtps://mail.example.com',
    NOTIFY_FROM: 'site@example.com',
    TEAM_REVIEW: 'required',
    PUBLISH: 'push',
    PUSH_TOKEN: 'token',
  }
  expect(readTeamSettings(env, 4183)).toEqual({
    origin: 'https://team.example.com',
    company: {
      issuer: new URL('https://login.example.com'),
      clientId: 'marquee',
      clientSecret: 'secret',
      trustsMail: false,
      mailDomain: 'example.com',
    },
    mail: { smtpUrl: 'smtps://mail.example.com', from: 'site@example.com' },
    isReviewRequired: true,
    publish: { way: 'push', token: 'token' },
  })
})

it.each([
  [
    { TEAM_URL: 'http://team.example.com' },
    'TEAM_URL is `http://team.example.com`. It must be the address of the server by https, without a path: TEAM_URL=https://team.example.com',
  ],
  [
    { TEAM_URL: 'https://example.com/team' },
    'TEAM_URL is `https://example.com/team`. It must be the address of the server by https, without a path: TEAM_URL=https://team.example.com',
  ],
  [
    { ...company, OIDC_ISSUER: 'login' },
    'OIDC_ISSUER is `login`. It must be an address: OIDC_ISSUER=https://login.example.com',
  ],
  [
    { ...company, OIDC_ISSUER: 'http://login.example.com' },
    'OIDC_ISSUER must begin with https://, since whoever reads along could sign in.',
  ],
  [
    { ...company, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
    'OIDC_ISSUER is `https://login.microsoftonline.com/common/v2.0`, with which people of any company sign in. Use the one of your own: https://login.microsoftonline.com/TENANT/v2.0',
  ],
  [
    { OIDC_ISSUER: 'https://login.example.com' },
    'OIDC_ISSUER is set, but not who asks it: OIDC_CLIENT_ID=… OIDC_CLIENT_SECRET=…',
  ],
  [
    { SMTP_URL: 'smtps://mail.example.com' },
    'SMTP_URL is set, but not who writes the mails: NOTIFY_FROM=marquee@example.com',
  ],
  [{ PUBLISH: 'deploy' }, 'PUBLISH is `deploy`. It is `build`, `push` or `both`: PUBLISH=push'],
  [
    { PUBLISH: 'both', PUSH_TOKEN: 'two words' },
    'PUSH_TOKEN has a space or another sign that no token has. Copy it once more.',
  ],
  [{ TEAM_REVIEW: 'no' }, 'TEAM_REVIEW is `no`. It is `required`, or not there: TEAM_REVIEW=required'],
])('%j is wrong use', (env, error) => {
  expect(readTeamSettings(env, 4183)).toEqual({ error })
})
