import {
  requestOwnCode,
  requestOwnCodeSchemas,
} from '../../../../contract/player/identity/request-own-code.ts'
import { refuse, refuseFields } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { hasFactor } from '../../credentials/factors.ts'
import { sendOwnCode } from '../../credentials/own-codes.ts'
import { readAccount } from '../../accounts/store/accounts.ts'

export const handleRequestOwnCode = handle(
  requestOwnCode,
  requestOwnCodeSchemas,
  async (context, { body }) => {
    const account =
      (await readAccount(context.tx, context.merchant.id, context.actor.accountId)) ??
      refuse('SESSION_EXPIRED')
    if (!hasFactor(account, body.method)) refuseFields([{ field: 'method', rule: 'format' }])
    return sendOwnCode(context, account, {
      purpose: 'PROVE_OWNER',
      method: body.method,
      subject: context.actor.sessionId,
    })
  },
)
