/** The calls between one member and the house: inbox, live chat, feedback. */
import type { Handler, Listener } from '../../platform/calls.ts'
import { handleAnswerChat } from './calls/answer-chat.ts'
import { handleAnswerChatImage } from './calls/answer-chat-image.ts'
import { handleAnswerFeedback } from './calls/answer-feedback.ts'
import { handleAskQuestion } from './calls/ask-question.ts'
import { handleAttendChat } from './calls/attend-chat.ts'
import { handleCloseChat } from './calls/close-chat.ts'
import { handleCountUnread } from './calls/count-unread.ts'
import { handleDeleteMessages } from './calls/delete-messages.ts'
import { handleLaunchChat } from './calls/launch-chat.ts'
import { handleListChatModels } from './calls/list-chat-models.ts'
import { handleListChats } from './calls/list-chats.ts'
import { handleListFeedback } from './calls/list-feedback.ts'
import { handleListMessages } from './calls/list-messages.ts'
import { handleListReceivedFeedback } from './calls/list-received-feedback.ts'
import { handleListSendings } from './calls/list-sendings.ts'
import { handleMarkChatRead } from './calls/mark-chat-read.ts'
import { handleMarkChatSeen } from './calls/mark-chat-seen.ts'
import { handleMarkMessagesRead } from './calls/mark-messages-read.ts'
import { handleOpenChat } from './calls/open-chat.ts'
import { handleReadChat } from './calls/read-chat.ts'
import { handleSendChatImage } from './calls/send-chat-image.ts'
import { handleSendChatText } from './calls/send-chat-text.ts'
import { handleSendFeedback } from './calls/send-feedback.ts'
import { handleSendMessage } from './calls/send-message.ts'
import { handleTakeChat } from './calls/take-chat.ts'
import { pushMessage } from './listeners/push-message.ts'
import { endMarketingStop, keepMarketingStop } from './listeners/stop-marketing.ts'
import { tellPaymentReset } from './listeners/tell-payment-reset.ts'
import { tellVerification } from './listeners/tell-verification.ts'

const player: readonly Handler[] = [
  handleListMessages, handleMarkMessagesRead, handleDeleteMessages, handleCountUnread,
  handleListChatModels, handleLaunchChat, handleReadChat, handleSendChatText, handleSendChatImage, handleMarkChatRead,
  handleSendFeedback, handleAskQuestion, handleListFeedback,
]
const operator: readonly Handler[] = [
  handleSendMessage, handleListSendings,
  handleListChats, handleOpenChat, handleTakeChat, handleCloseChat, handleAnswerChat, handleAnswerChatImage, handleMarkChatSeen, handleAttendChat,
  handleListReceivedFeedback, handleAnswerFeedback,
]

export const serviceCalls: readonly Handler[] = [...player, ...operator]
export const serviceListeners: readonly Listener[] = [pushMessage, tellVerification, tellPaymentReset, keepMarketingStop, endMarketingStop]
