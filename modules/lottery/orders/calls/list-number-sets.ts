import {
  listNumberSets,
  listNumberSetsSchemas,
} from '../../../../contract/player/lottery/list-number-sets.ts'
import { handle } from '../../../../platform/calls.ts'
import { listSets } from '../store/number-sets.ts'

export const handleListNumberSets = handle(
  listNumberSets,
  listNumberSetsSchemas,
  async ({ tx, actor }, { query }) => ({ list: await listSets(tx, actor.accountId, query.gameCode) }),
)
