import { refuse } from '../../../../contract/errors.ts'
import {
  deleteNumberSet,
  deleteNumberSetSchemas,
} from '../../../../contract/player/lottery/delete-number-set.ts'
import { handle } from '../../../../platform/calls.ts'
import { deleteSet } from '../store/number-sets.ts'

export const handleDeleteNumberSet = handle(
  deleteNumberSet,
  deleteNumberSetSchemas,
  async ({ tx, actor }, { params }) => {
    if (!(await deleteSet(tx, actor.accountId, params.setId))) refuse('LOTTERY_SET_UNKNOWN')
    return {}
  },
)
