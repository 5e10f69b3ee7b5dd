import {
  requestEmailCode,
  requestEmailCodeSchemas,
} from '../../../../contract/player/identity/request-email-code.ts'
import { handle } from '../../../../platform/calls.ts'
import { readEmail } from '../../credentials/email.ts'
import { requestMailCode } from '../../credentials/mail-codes.ts'

export const handleRequestEmailCode = handle(
  requestEmailCode,
  requestEmailCodeSchemas,
  async (context, { body }) =>
    requestMailCode(context, {
      purpose: 'BIND_EMAIL',
      email: await readEmail(context, body.email),
      subject: context.actor.accountId,
    }),
)
