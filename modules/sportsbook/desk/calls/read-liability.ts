import {
  readLiability,
  readLiabilitySchemas,
} from '../../../../contract/operator/sportsbook/read-liability.ts'
import { handle } from '../../../../platform/calls.ts'
import { liabilityOfFixture } from '../liability.ts'

export const handleReadLiability = handle(readLiability, readLiabilitySchemas, (context, { params }) =>
  liabilityOfFixture(context, params.fixtureId),
)
