import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const assetTypes: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A page, which is another one after the next save. */
export const sendPage = (status: number, html: string, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)

/** A file below a folder, of the kinds that a site has. */
export async function sendAsset(folder: string, path: string, response: ServerResponse) {
  const bytes = await readFile(join(folder, path)).catch(() => undefined)
  const type = assetTypes[extname(path)]
  if (!bytes || !type || path.includes('..')) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': type }).end(bytes)
}
