/** Live chat between a member and customer service. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAnswerChatImage } from './calls/answer-chat-image.ts'
import { handleAnswerChat } from './calls/answer-chat.ts'
import { handleAttendChat } from './calls/attend-chat.ts'
import { handleCloseChat } from './calls/close-chat.ts'
import { handleLaunchChat } from './calls/launch-chat.ts'
import { handleListChatModels } from './calls/list-chat-models.ts'
import { handleListChats } from './calls/list-chats.ts'
import { handleMarkChatRead } from './calls/mark-chat-read.ts'
import { handleMarkChatSeen } from './calls/mark-chat-seen.ts'
import { handleOpenChat } from './calls/open-chat.ts'
import { handleReadChat } from './calls/read-chat.ts'
import { handleSendChatImage } from './calls/send-chat-image.ts'
import { handleSendChatText } from './calls/send-chat-text.ts'
import { handleTakeChat } from './calls/take-chat.ts'

export const chatParts = {
  calls: [
    handleListChatModels,
    handleLaunchChat,
    handleReadChat,
    handleSendChatText,
    handleSendChatImage,
    handleMarkChatRead,
    handleListChats,
    handleOpenChat,
    handleTakeChat,
    handleCloseChat,
    handleAnswerChat,
    handleAnswerChatImage,
    handleMarkChatSeen,
    handleAttendChat,
  ],
} satisfies ModuleParts
