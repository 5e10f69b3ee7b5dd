import { refuse } from '../../../../contract/errors.ts'
import { readLineRules, readLineRulesSchemas } from '../../../../contract/player/cashier/read-line-rules.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf } from '../../../identity/index.ts'
import { settingsOf } from '../../../system/index.ts'
import { withdrawableOf } from '../../../wagering/index.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { betLeft, lineRuleOf } from '../line-transfers.ts'
import { maskAccount, maskName } from '../rules/line-transfers.ts'
import { lineSettings } from '../../settings/line.ts'
import { readSentToday } from '../store/line-transfers.ts'

export const handleReadLineRules = handle(
  readLineRules,
  readLineRulesSchemas,
  async ({ tx, merchant, actor, now }) => {
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
    if (!account) refuse('MEMBER_NOT_FOUND')
    // An excluded member may read, and sends nothing.
    const rule = actor.claims.restricted
      ? { maySendUp: false, maySendDown: false }
      : await lineRuleOf(tx, account)
    const upline = account.uplineId
      ? await accountOf(tx, { merchantId: merchant.id, accountId: account.uplineId })
      : undefined
    const limits = await settingsOf(tx, merchant.id, lineSettings)
    const sent = await readSentToday(tx, account.accountId, businessDate(now, merchant.timeZone))
    return {
      maySendUp: rule.maySendUp && upline !== undefined,
      maySendDown: rule.maySendDown && account.isAgent,
      upline: upline
        ? { account: maskAccount(upline.username), name: maskName(upline.payeeName ?? upline.nickname ?? '') }
        : null,
      minAmount: limits.minAmount,
      maxAmount: limits.maxAmount,
      dayAmount: limits.dayAmount,
      leftTodayAmount: limits.dayAmount > sent ? limits.dayAmount - sent : 0n,
      withdrawableAmount: await withdrawableOf(
        tx,
        account.accountId,
        await balancesOf(tx, account.accountId),
      ),
      betLeftAmount: await betLeft(tx, account.accountId, now),
      currency: merchant.currency,
    }
  },
)
