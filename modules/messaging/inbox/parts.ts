/** Messages to members: sent by the house, or by what happened. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleCountUnread } from './calls/count-unread.ts'
import { handleDeleteMessages } from './calls/delete-messages.ts'
import { handleListMessages } from './calls/list-messages.ts'
import { handleListSendings } from './calls/list-sendings.ts'
import { handleMarkMessagesRead } from './calls/mark-messages-read.ts'
import { handleSendMessage } from './calls/send-message.ts'
import { pushMessages } from './listeners/push-messages.ts'
import { pushMessage } from './listeners/push-message.ts'
import { endMarketingStop, keepMarketingStop } from './listeners/stop-marketing.ts'
import { tellPaymentReset } from './listeners/tell-payment-reset.ts'
import { tellVerification } from './listeners/tell-verification.ts'

export const inboxParts = {
  calls: [
    handleListMessages,
    handleMarkMessagesRead,
    handleDeleteMessages,
    handleCountUnread,
    handleSendMessage,
    handleListSendings,
  ],
  listeners: [
    pushMessage,
    pushMessages,
    tellVerification,
    tellPaymentReset,
    keepMarketingStop,
    endMarketingStop,
  ],
} satisfies ModuleParts
