/** A film: a file of this site, or one of a site with a player of its own. */
export type Player =
  | { kind: 'file'; type: `video/${string}` }
  | {
      kind: 'frame'
      provider: string
      /** The only origin that the frame is loaded from. */
      origin: string
      /** The address of the player, which begins at once. */
      frame: string
    }

/**
 * YouTube's privacy-enhanced mode is another host, which sets no cookies before a film plays. Vimeo's `dnt=1` keeps it from
 * recording who watches; `h` is what its help calls the privacy hash of an unlisted film, which a frame must name.
 */
const frames = {
  YouTube: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  Vimeo: (id: string, key: string | undefined) =>
    `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
}

const youTube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/
const vimeo =
  /^https:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([\da-f]+)|\?(?:[^#]*&)?h=([\da-f]+))?(?![\w])/
const file = /^\/[^?#]+\.(mp4|webm)$/

/** How to play the film at an address, as it is copied from a browser; `undefined` for what is no film. */
export function playerOf(address: string): Player | undefined {
  const [, ending] = file.exec(address) ?? []
  if (ending) return { kind: 'file', type: `video/${ending}` }
  const [, id] = youTube.exec(address) ?? []
  if (id) return player('YouTube', frames.YouTube(id))
  const [, number, path, query] = vimeo.exec(address) ?? []
  return number ? player('Vimeo', frames.Vimeo(number, path ?? query)) : undefined
}

const player = (provider: string, frame: string): Player => ({
  kind: 'frame',
  provider,
  origin: new URL(frame).origin,
  frame,
})
