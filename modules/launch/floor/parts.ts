/** Everything of the studio's floor that the launch module registers in the process. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { deskParts } from './desk/parts.ts'
import { integrityParts } from './integrity/parts.ts'
import { jackpotParts } from './jackpots/parts.ts'
import { returnParts } from './returns/parts.ts'

export const floorParts = {
  calls: [...jackpotParts.calls, ...integrityParts.calls, ...returnParts.calls, ...deskParts.calls],
  listeners: [...jackpotParts.listeners],
  jobs: [...jackpotParts.jobs, ...integrityParts.jobs, ...returnParts.jobs, ...deskParts.jobs],
} satisfies ModuleParts
