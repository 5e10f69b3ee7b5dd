import { listBonuses, listBonusesSchemas } from '../../../../contract/player/cashier/list-bonuses.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { requirementRecordOf } from '../../../wagering/index.ts'
import { accountTotalsOf, type CodeTotal, type TransferCode } from '../../../wallet/index.ts'
import { askedRange } from '../records.ts'
import { codesOfType } from '../rules/record-types.ts'

export const handleListBonuses = handle(listBonuses, listBonusesSchemas, async (context, { query }) => {
  const { actor, merchant } = context
  const range = askedRange(context, query)
  const asked = { memberId: actor.accountId, merchantId: merchant.id, from: range.start, to: range.end }
  const { page, totals } = await readReports(context, async (reader) => ({
    page: await requirementRecordOf(reader, {
      ...asked,
      status: query.status,
      pageNo: query.pageNo!,
      pageSize: query.pageSize!,
    }),
    totals: await accountTotalsOf(reader, {
      memberId: actor.accountId,
      from: range.start,
      to: range.end,
      codes: [...codesOfType.BONUS, ...codesOfType.REBATE],
    }),
  }))
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      leftAmount: row.status === 'OPEN' ? row.requiredAmount - row.doneAmount : 0n,
    })),
    from: range.from,
    to: range.to,
    currency: merchant.currency,
    bonusAmount: sumIn(totals, codesOfType.BONUS),
    rebateAmount: sumIn(totals, codesOfType.REBATE),
    forfeitedAmount: totals
      .filter((total) => total.code === 'FORFEIT')
      .reduce((sum, total) => sum + total.outAmount, 0n),
  }
})

const sumIn = (totals: readonly CodeTotal[], codes: readonly TransferCode[]): bigint =>
  totals.filter((total) => codes.includes(total.code)).reduce((sum, total) => sum + total.inAmount, 0n)
