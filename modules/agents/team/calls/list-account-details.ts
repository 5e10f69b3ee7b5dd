import {
  listAccountDetails,
  listAccountDetailsSchemas,
} from '../../../../contract/player/agents/team/list-account-details.ts'
import { handle } from '../../../../platform/calls.ts'
import { ownAccountRecord } from '../../../cashier/index.ts'

export const handleListAccountDetails = handle(
  listAccountDetails,
  listAccountDetailsSchemas,
  (context, { query }) => ownAccountRecord(context, query),
)
