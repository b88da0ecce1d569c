import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { contentTypeOf } from '../server/content-type.ts'

/** Sends a page, which may differ after the next save. */
export const sendPage = (status: number, html: string, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)

/** Sends a drawing. */
export const sendSvg = (svg: string, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg)

/** Sends a file with the type of its ending; status 404 if it cannot be read. */
export async function sendFile(file: string, response: ServerResponse): Promise<void> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': contentTypeOf(file) }).end(bytes)
}
