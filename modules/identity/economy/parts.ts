/** What the house can afford. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleReadEconomy } from './calls/read-economy.ts'

export const economyParts = { calls: [handleReadEconomy] } satisfies ModuleParts
