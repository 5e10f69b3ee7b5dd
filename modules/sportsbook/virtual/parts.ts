/** Matches of models that the house plays itself. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleReadFixtureProof } from './calls/read-fixture-proof.ts'

export const virtualParts = {
  calls: [handleReadFixtureProof],
  listeners: [],
  jobs: [],
} satisfies ModuleParts
