/** The roles of people, from the one who may do least. */
export const roles = ['viewer', 'writer', 'publisher', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * Who may ask a route: people with one of these roles, those of them who read inquiries, or `anybody`, who may have no
 * session.
 */
export type Access = readonly Role[] | { readers: readonly Role[] } | 'anybody'

const everyone = roles
const writers: readonly Role[] = ['writer', 'publisher', 'admin']
const publishers: readonly Role[] = ['publisher', 'admin']
const admins: readonly Role[] = ['admin']
const readers = { readers: everyone }
const readingAdmins = { readers: admins }

/**
 * Who may do what: every route of the server with those who may ask it. A route that is not listed here cannot be added
 * to the server, and a request without a route is refused.
 */
export const access = {
  'GET /healthz': 'anybody',
  'GET /sign-in': 'anybody',
  'GET /sign-in/link': 'anybody',
  'GET /sign-in/callback': 'anybody',
  'GET /-/scripts/:name': 'anybody',
  'POST /api/sign-in': 'anybody',
  'POST /api/sign-in/link': 'anybody',
  'POST /api/sign-in/code': 'anybody',
  'POST /api/sign-in/check': 'anybody',
  'POST /api/sign-in/company': 'anybody',

  'GET /': everyone,
  'POST /api/me': everyone,
  'POST /api/sign-out': everyone,
  'POST /api/sign-out/everywhere': everyone,

  'GET /workspaces': everyone,
  'POST /api/workspaces': everyone,
  'POST /api/workspaces/begin': writers,
  'POST /api/workspaces/open': everyone,
  'POST /api/workspaces/remove': writers,
  'POST /api/workspaces/bring-back': writers,
  'POST /api/workspaces/take-over': writers,

  'GET /workspaces/:id/previews': everyone,
  'POST /api/previews': everyone,
  'POST /api/previews/begin': writers,
  'POST /api/previews/end': writers,
  'POST /api/previews/renew': writers,

  'GET /workspaces/:id': everyone,
  'POST /api/review': everyone,
  'POST /api/review/ask': writers,
  'POST /api/review/decide': writers,
  'POST /api/comments': everyone,
  'POST /api/comments/resolve': writers,

  'GET /inbox': readers,
  'GET /inbox/:id': readers,
  'GET /inbox/:id/files/:file': readers,
  'POST /api/inbox': readers,
  'POST /api/inbox/news': readers,
  'POST /api/inbox/inquiry': readers,
  'POST /api/inbox/state': readers,
  'POST /api/inbox/assign': readers,
  'POST /api/inbox/note': readers,
  'POST /api/inbox/numbers': readers,
  'POST /api/inbox/export': readers,
  'POST /api/inbox/erasing': readingAdmins,
  'POST /api/inbox/erase': readingAdmins,

  'GET /published': everyone,
  'POST /api/publications': everyone,
  'POST /api/publications/begin': publishers,
  'POST /api/publications/plan': publishers,
  'POST /api/publications/cancel': publishers,
  'POST /api/publications/take-back': publishers,
  'POST /api/publications/build': publishers,
  'POST /api/releases': everyone,
  'POST /api/releases/back': publishers,

  'GET /people': admins,
  'POST /api/people': admins,
  'POST /api/people/invite': admins,
  'POST /api/people/change': admins,
  'POST /api/people/link': admins,
  'POST /api/people/remove': admins,
  'GET /log': admins,
  'POST /api/log': admins,
} satisfies Record<string, Access>

export type Route = keyof typeof access

/** Whether a route is listed in {@link access}. */
export const isRoute = (route: string): route is Route => Object.hasOwn(access, route)

/** Whether somebody with this role, who reads inquiries or not, may ask. */
export function mayAsk(allowed: Access, role: Role, readsInquiries: boolean): boolean {
  if (allowed === 'anybody') return true
  return 'readers' in allowed ? readsInquiries && allowed.readers.includes(role) : allowed.includes(role)
}
