import {
  readConsolidated,
  readConsolidatedSchemas,
} from '../../../../contract/player/identity/read-consolidated.ts'
import { handle } from '../../../../platform/calls.ts'
import { contractFlagsKey } from '../slots.ts'

export const handleReadConsolidated = handle(readConsolidated, readConsolidatedSchemas, (context) =>
  context.use(contractFlagsKey)(context.tx, {
    merchantId: context.merchant.id,
    accountId: context.actor.accountId,
  }),
)
