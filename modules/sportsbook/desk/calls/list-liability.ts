import {
  listLiability,
  listLiabilitySchemas,
} from '../../../../contract/operator/sportsbook/list-liability.ts'
import { handle } from '../../../../platform/calls.ts'
import { liabilityByLeague } from '../liability.ts'

export const handleListLiability = handle(listLiability, listLiabilitySchemas, (context, { query }) =>
  liabilityByLeague(context, query.sportCode),
)
