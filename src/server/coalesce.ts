/**
 * Many ask, one looks: whoever asks while a look is running shares the next one with all who ask meanwhile. So nobody
 * hears how things were before they asked, and a busy server looks once for a hundred requests.
 */
export function coalesce<Seen>(look: () => Promise<Seen>): () => Promise<Seen> {
  let running: Promise<Seen> | undefined
  let next: Promise<Seen> | undefined
  const begin = () => {
    next = undefined
    running = look().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}
