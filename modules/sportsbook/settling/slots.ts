/** What settling gives to the rest of its process. */
import { defineSlot } from '../../../platform/services.ts'

/** Wakes the lane of a process that settles; in others nobody is there to be woken. */
export const sportSettlerKey = defineSlot<{ kick(): void }>('sportsbook.settler', { kick() {} })
