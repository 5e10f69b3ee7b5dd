import { resendMessage, resendMessageSchemas } from '../../../../contract/operator/system/resend-message.ts'
import { handle } from '../../../../platform/calls.ts'
import { resendMessage as resend } from '../../../system/index.ts'

export const handleResendMessage = handle(
  resendMessage,
  resendMessageSchemas,
  async (context, { params }) => {
    const { to, purpose } = await resend(context.tx, context.merchant.id, params.messageId)
    await context.audit('message.resend', `message:${params.messageId}`, { to, purpose })
    return { state: 'QUEUED' as const }
  },
)
