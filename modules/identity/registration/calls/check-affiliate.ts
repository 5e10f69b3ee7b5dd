import {
  checkAffiliate,
  checkAffiliateSchemas,
} from '../../../../contract/player/identity/check-affiliate.ts'
import { refuse } from '../../../../contract/errors.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { callerOf } from '../../../../platform/addresses.ts'
import { handle } from '../../../../platform/calls.ts'
import { raiseCounter, readCounter } from '../../../../platform/counters.ts'
import { settingOf } from '../../../system/index.ts'
import { accountSettings } from '../../settings/accounts.ts'
import { readInvitation, readInvitationByHost } from '../../accounts/store/tree.ts'

const WINDOW_MS = 15 * 60_000

export const handleCheckAffiliate = handle(
  checkAffiliate,
  checkAffiliateSchemas,
  async (context, { query }) => {
    const atMost = await settingOf(context.tx, context.merchant.id, accountSettings.inviteChecksPerQuarter)
    const reader = context.database.aside
    // Otherwise all agents' codes could be found by asking often enough.
    if ((await raiseCounter(reader, 'invite-checked', callerOf(context.address), WINDOW_MS)) > atMost) {
      const { endsInMs } = await readCounter(reader, 'invite-checked', callerOf(context.address))
      throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: Math.max(1, Math.ceil(endsInMs / 1000)) })
    }
    const found = query.code
      ? await readInvitation(context.tx, context.merchant.id, query.code)
      : await readInvitationByHost(context.tx, context.merchant.id, query.domain || context.host)
    if (!found) refuse('REG_INVITE_INVALID')
    return { valid: true, code: found.code, agentType: found.agent_type, G: found.member_g }
  },
)
