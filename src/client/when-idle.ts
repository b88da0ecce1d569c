/** Runs something when the browser is idle, or in the next task if it does not support idle callbacks. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run)
