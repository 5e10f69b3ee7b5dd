import {
  readMemberPoints,
  readMemberPointsSchemas,
} from '../../../contract/operator/points/read-member-points.ts'
import { handle } from '../../../platform/calls.ts'
import { balancesOf } from '../../wallet/index.ts'
import { memberWithPoints } from '../adjust.ts'
import { readMovements, readOwed } from '../store/movements.ts'

const SHOWN = 10

export const handleReadMemberPoints = handle(
  readMemberPoints,
  readMemberPointsSchemas,
  async (context, { params: { memberId } }) => {
    const { tx } = context
    await memberWithPoints(context, memberId)
    const { list } = await readMovements(tx, { memberId }, { pageNo: 1, pageSize: SHOWN })
    return {
      balance: (await balancesOf(tx, memberId)).points,
      owedAmount: (await readOwed(tx, [memberId])).get(memberId) ?? 0n,
      movements: list.map(({ movementId, type, amount, at }) => ({ movementId, type, amount, at })),
    }
  },
)
