import {
  requestSecondCode,
  requestSecondCodeSchemas,
} from '../../../../contract/player/identity/request-second-code.ts'
import { refuseFields } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { sendOwnCode } from '../../credentials/own-codes.ts'
import { readTicket } from '../second-step.ts'

export const handleRequestSecondCode = handle(
  requestSecondCode,
  requestSecondCodeSchemas,
  async (context, { body }) => {
    const { pending, account, subject } = await readTicket(context, body.ticket)
    if (!pending.methods.includes(body.method)) refuseFields([{ field: 'method', rule: 'format' }])
    return sendOwnCode(context, account, { purpose: 'SECOND_FACTOR', method: body.method, subject })
  },
)
