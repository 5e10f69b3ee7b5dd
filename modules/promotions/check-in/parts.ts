/** The check-in of each day. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleCheckIn } from './calls/check-in.ts'
import { handleReadCheckIn } from './calls/read-check-in.ts'

export const checkInParts = { calls: [handleReadCheckIn, handleCheckIn] } satisfies ModuleParts
