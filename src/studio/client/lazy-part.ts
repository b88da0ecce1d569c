import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Whether the server answers, whatever it says. */
const isThere = () =>
  fetch('/@studio/', { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/**
 * A part of the studio that is loaded when it first shows. If the server is away then, the part waits for it: an error would
 * take all of the studio off the screen.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const loaded = async () => {
    try {
      return await load()
    } catch {
      while (!(await isThere())) await new Promise((done) => setTimeout(done, 1000))
      return load()
    }
  }
  return lazy(async () => ({ default: await loaded() }))
}
