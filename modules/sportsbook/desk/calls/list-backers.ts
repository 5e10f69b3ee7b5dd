import { listBackers, listBackersSchemas } from '../../../../contract/operator/sportsbook/list-backers.ts'
import { handle } from '../../../../platform/calls.ts'
import { backersView } from '../tickets.ts'

export const handleListBackers = handle(listBackers, listBackersSchemas, (context, { params, query }) =>
  backersView(context, params.marketId, query.code),
)
