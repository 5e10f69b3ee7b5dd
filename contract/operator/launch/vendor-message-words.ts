/** The words of vendors' messages, for the console's filters too. */
import { vendorCallNames } from '../../vendor/launch/messages.ts'
import { playerCalls } from '../../vendor/launch/player-calls.ts'

/** IN: the vendor asked the house. OUT: the house asked the vendor. */
export const messageDirections = ['IN', 'OUT'] as const
export const messageResults = ['OK', 'REFUSED', 'FAILED'] as const
export const messageCalls: readonly string[] = [...new Set<string>([...vendorCallNames, ...playerCalls])]
