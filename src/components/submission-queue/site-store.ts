import { createDeviceStore } from './device-store.ts'
import { createFallbackStore } from './fallback-store.ts'
import { markKept } from './marks.ts'

/** What waits and what was sent, on this device and this page. */
export const submissionStore = createFallbackStore(createDeviceStore(), markKept)
