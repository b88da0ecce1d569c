import { closeSync, openSync, readSync } from 'node:fs'

/** Reads some bytes of a file; fewer if it ends before. */
type Read = (at: number, length: number) => Buffer

/** Whether a PNG has frames: it says so in the chunk `acTL`, in front of those with the picture (PNG, 11.3.2). */
function hasFrames(read: Read): boolean {
  for (let at = 8; ; ) {
    const chunk = read(at, 8)
    const type = chunk.toString('latin1', 4)
    if (chunk.length < 8 || type === 'IDAT') return false
    if (type === 'acTL') return true
    // The length of a chunk leaves out the length itself, the type and the check sum.
    at += chunk.readUInt32BE(0) + 12
  }
}

/**
 * Whether a picture file moves: a WebP with the flag of animations (RFC 9649, 2.7), a PNG with frames, or a sequence in
 * AVIF (`avis`).
 */
export function isAnimated(file: string): boolean {
  const opened = openSync(file, 'r')
  const read: Read = (at, length) => {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(opened, bytes, 0, length, at))
  }
  try {
    const head = read(0, 21)
    const text = head.toString('latin1')
    if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & 2) !== 0
    return text.startsWith('PNG', 1) ? hasFrames(read) : text.startsWith('ftypavis', 4)
  } finally {
    closeSync(opened)
  }
}
