/** The calls that all kinds of games share: a member’s seeds. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleReadSeeds } from './calls/read-seeds.ts'
import { handleRotateSeeds } from './calls/rotate-seeds.ts'
import { handleReadOwnSeeds } from './calls/read-own-seeds.ts'
import { handleRotateOwnSeeds } from './calls/rotate-own-seeds.ts'

export const coreParts: ModuleParts = {
  calls: [handleReadSeeds, handleRotateSeeds, handleReadOwnSeeds, handleRotateOwnSeeds],
}
