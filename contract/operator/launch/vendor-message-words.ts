/** The words of vendors' messages, for the console's filters too. */
import { houseCallNames } from '../../vendor/launch/house-messages.ts'
import { vendorCallNames } from '../../vendor/launch/messages.ts'
import { playerCalls } from '../../vendor/launch/player-calls.ts'

/** IN: from the vendor to the platform. OUT: from the platform to the vendor. */
export const messageDirections = ['IN', 'OUT'] as const
export const messageResults = ['OK', 'REFUSED', 'FAILED'] as const
export const messageCalls: readonly string[] = [
  ...new Set<string>([...vendorCallNames, ...playerCalls, ...houseCallNames]),
]
