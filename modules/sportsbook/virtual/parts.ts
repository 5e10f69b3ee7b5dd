/** Matches of models that the house plays itself. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleListStandings } from './calls/list-standings.ts'
import { handleReadFixtureProof } from './calls/read-fixture-proof.ts'

export const virtualParts = {
  calls: [handleReadFixtureProof, handleListStandings],
  listeners: [],
  jobs: [],
} satisfies ModuleParts
