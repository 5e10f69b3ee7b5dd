import {
  lowerMemberLimit,
  lowerMemberLimitSchemas,
} from '../../../contract/operator/limits/lower-member-limit.ts'
import { handle } from '../../../platform/calls.ts'
import { deskMember } from '../desk.ts'
import { askLimit } from '../limits.ts'
import { readRules } from '../store/rules.ts'

export const handleLowerMemberLimit = handle(
  lowerMemberLimit,
  lowerMemberLimitSchemas,
  async (context, { params, body }) => {
    const member = await deskMember(context, params.memberId)
    const { kind, period, value, remark } = body
    const before =
      (await readRules(context.tx, member)).find((rule) => rule.kind === kind && rule.period === period)
        ?.value ?? null
    await askLimit(context, member, { kind, period }, value, {
      name: context.actor.claims.account,
      remark,
      mayRaise: false,
    })
    await context.audit('rg.limit-lowered', `member:${member.accountId}`, {
      kind,
      period,
      before,
      after: value,
      remark,
    })
    return {}
  },
)
