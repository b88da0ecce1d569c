import type { Page } from '@playwright/test'

/**
 * Waits until the page no longer changes its look: fonts are loaded, and transitions have ended. Animations that repeat
 * continue.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ends = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations === 1
    await document.fonts.ready
    await drawn()
    // `finished` rejects for an animation that is cancelled; that one has ended as well.
    await Promise.allSettled(document.getAnimations().flatMap((one) => (ends(one) ? [one.finished] : [])))
    await drawn()
  })
