/** SMS and mail. */
export { writeMail } from '../mail/write-mail.ts'
export {
  hasCarrier,
  hasSent,
  listMessages,
  queueMessage,
  requireCarrier,
  resendMessage,
  sendTestMessage,
  type MessageChannel,
} from '../messages.ts'
