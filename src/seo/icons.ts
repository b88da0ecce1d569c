import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import { moduleHash } from '../cache/code-hash.ts'
import { hashAll, hashOf } from '../cache/hash.ts'
import { engineModule } from '../files/roots.ts'
import { writeIfAbsent } from '../files/write-if-absent.ts'
import type { IconDrawing } from './draw-icon.ts'

const drawing = new URL(engineModule('./draw-icon.ts'), import.meta.url).href

/** The files of the icon beside `favicon.svg`. Only old programs request `favicon.ico`, and requests outside a page. */
const drawings: Record<string, IconDrawing> = {
  'apple-touch-icon.png': { size: 180, kind: 'padded' },
  'icon-192.png': { size: 192, kind: 'png' },
  'icon-512.png': { size: 512, kind: 'png' },
  'icon-maskable.png': { size: 512, kind: 'padded' },
  'favicon.ico': { size: 32, kind: 'ico' },
}

/** The icon of a site, and the ground of its pages. */
type Icon = { svg: string; ground: string }

/**
 * Renders the icons of a site into `outDir`. A file of the same name that is already there, from a public folder, has
 * precedence: a `favicon.svg` is what the others are rendered from.
 */
export async function writeIcons(outDir: string, { svg: drawn, ground }: Icon, cache: Cache): Promise<void> {
  const file = join(outDir, 'favicon.svg')
  writeIfAbsent(file, Buffer.from(drawn))
  const svg = await readFile(file)
  await Promise.all(
    Object.entries(drawings)
      .filter(([name]) => !existsSync(join(outDir, name)))
      .map(([name, shape]) =>
        cache.writeTo(
          join(outDir, name),
          'icons',
          hashAll([moduleHash(drawing), hashOf(svg), ground, shape]),
          async () => (await import('./draw-icon.ts')).drawIcon(svg, ground, shape),
        ),
      ),
  )
}
