import type { Page } from '@playwright/test'

/**
 * Waits until the page looks as it will go on looking: what a scroll or a click began is drawn, no colour is on its way.
 * Animations that repeat are what the page looks like.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ends = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations === 1
    await document.fonts.ready
    await drawn()
    // One that is taken back while it runs is refused; it has ended as well.
    await Promise.allSettled(document.getAnimations().flatMap((one) => (ends(one) ? [one.finished] : [])))
    await drawn()
  })
