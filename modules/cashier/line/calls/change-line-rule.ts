import { refuse } from '../../../../contract/errors.ts'
import {
  changeLineRule,
  changeLineRuleSchemas,
} from '../../../../contract/operator/cashier/change-line-rule.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf, isPersonal } from '../../../identity/index.ts'
import { lineRuleOf } from '../line-transfers.ts'
import { writeLineRule } from '../store/line-transfers.ts'

export const handleChangeLineRule = handle(
  changeLineRule,
  changeLineRuleSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: params.memberId })
    if (!account || !isPersonal(account.kind)) refuse('MEMBER_NOT_FOUND')
    const { maySendUp, maySendDown } = await lineRuleOf(tx, account)
    // Only agents have anybody below them.
    const after = { maySendUp: body.maySendUp, maySendDown: body.maySendDown && account.isAgent }
    await writeLineRule(tx, account, after, { by: actor.claims.account, at: now })
    await context.audit('member.line-rule', `member:${account.accountId}`, {
      before: { maySendUp, maySendDown },
      after,
    })
    return after
  },
)
