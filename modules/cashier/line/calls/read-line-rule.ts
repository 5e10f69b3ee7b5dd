import { refuse } from '../../../../contract/errors.ts'
import { readLineRule, readLineRuleSchemas } from '../../../../contract/operator/cashier/read-line-rule.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf } from '../../../identity/index.ts'
import { defaultLineRule } from '../rules/line-transfers.ts'
import { readLineRule as findLineRule } from '../store/line-transfers.ts'

export const handleReadLineRule = handle(
  readLineRule,
  readLineRuleSchemas,
  async ({ tx, merchant }, { params }) => {
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: params.memberId })
    if (!account) refuse('MEMBER_NOT_FOUND')
    const rule = await findLineRule(tx, account.accountId)
    const { maySendUp, maySendDown } = rule ?? defaultLineRule(account.isAgent)
    return { maySendUp, maySendDown, isAgent: account.isAgent, changedBy: rule?.changedBy ?? null }
  },
)
