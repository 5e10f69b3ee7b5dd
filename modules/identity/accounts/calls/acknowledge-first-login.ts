import {
  acknowledgeFirstLogin,
  acknowledgeFirstLoginSchemas,
} from '../../../../contract/player/identity/acknowledge-first-login.ts'
import { handle } from '../../../../platform/calls.ts'
import { ackFirstLogin } from '../store/accounts.ts'

export const handleAcknowledgeFirstLogin = handle(
  acknowledgeFirstLogin,
  acknowledgeFirstLoginSchemas,
  async (context) => {
    await ackFirstLogin(context.tx, context.actor.accountId)
    return {}
  },
)
