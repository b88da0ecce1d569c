import type { IncomingMessage } from 'node:http'

/** The address of a request. It is joined, not resolved: in `//team/about` the path is all of it, and `team` is no host. */
export const requestedUrl = ({ url = '/' }: IncomingMessage): URL =>
  new URL(`http://localhost${url.startsWith('/') ? url : '/'}`)
