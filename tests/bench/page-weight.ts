import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes of a page as it lies on the disk, with the scripts that a browser loads before anybody touches the page. */
export type PageWeight = { html: number; htmlBrotli: number; inlineScript: number; scriptBrotli: number }

/** How many pages are compressed to learn the size of one. */
const sampled = 20

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** What is no script, or none for a browser that knows modules. */
const isUnrun = /type="(?:speculationrules|[\w/+]*json)"|nomodule/i

export async function weighPage(out: string, file: string): Promise<PageWeight> {
  const html = await readFile(join(out, file))
  const scripts = [...html.toString().matchAll(script)].filter(([, tag = '']) => !isUnrun.test(tag))
  const sources = scripts.map(([, tag = '']) => /src="([^"?]*)/.exec(tag)?.[1]).filter((source) => source !== undefined)
  const files = [...new Set(sources)].map((source) => join(out, source)).filter((path) => existsSync(path))
  const packed = await Promise.all(files.map(async (path) => brotliCompressSync(await readFile(path)).length))
  return {
    html: html.length,
    htmlBrotli: brotliCompressSync(html).length,
    inlineScript: scripts.reduce((sum, [, , code = '']) => sum + Buffer.byteLength(code), 0),
    scriptBrotli: packed.reduce((sum, size) => sum + size, 0),
  }
}

/** Weighs the first pages of a folder of built pages, which all have the same kind. */
export async function weighPages(out: string, folder: string): Promise<PageWeight[]> {
  const names = (await readdir(join(out, folder), { recursive: true })).filter((name) => name.endsWith('.html'))
  return Promise.all(
    names
      .sort()
      .slice(0, sampled)
      .map((name) => weighPage(out, join(folder, name))),
  )
}

/** The mean of each figure, rounded. */
export function meanWeight(weights: readonly PageWeight[]): PageWeight {
  const mean = (name: keyof PageWeight) =>
    Math.round(weights.reduce((sum, weight) => sum + weight[name], 0) / weights.length)
  return {
    html: mean('html'),
    htmlBrotli: mean('htmlBrotli'),
    inlineScript: mean('inlineScript'),
    scriptBrotli: mean('scriptBrotli'),
  }
}
