/** Runs something when the browser has time for it, or in the next task where it cannot tell. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run)
