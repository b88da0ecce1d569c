/** How far from the window a frame may be that loads, in pixels. */
const nearPx = 600

/**
 * Says on the document of which hosts frames load without a press, which `src/components/clicked-frame.tsx` reads, and starts
 * the app of the page once such a frame is near the window. Returns what takes other hosts later.
 */
export function createAllowedFrames(): (hosts: readonly string[]) => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      window.marquee.start()
    },
    { rootMargin: `${nearPx}px` },
  )
  return (hosts) => {
    document.documentElement.dataset['frames'] = hosts.join(' ')
    near.disconnect()
    for (const button of document.querySelectorAll<HTMLElement>('[data-frame]'))
      if (hosts.includes(button.dataset['frame'] ?? '')) near.observe(button)
  }
}
