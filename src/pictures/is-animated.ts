import { closeSync, openSync, readSync } from 'node:fs'

/** How much of a file says whether it moves, in bytes. */
const headLength = 4_096

/**
 * Whether a picture file moves: a WebP with the flag of animations (RFC 9649, 2.7), a PNG with frames (PNG, `acTL`), or a
 * sequence in AVIF (`avis`).
 */
export function isAnimated(file: string): boolean {
  const head = Buffer.alloc(headLength)
  const open = openSync(file, 'r')
  try {
    readSync(open, head, 0, headLength, 0)
  } finally {
    closeSync(open)
  }
  const text = head.toString('latin1')
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & 2) !== 0
  if (text.startsWith('PNG', 1)) return text.includes('acTL')
  return text.startsWith('ftypavis', 4)
}
