/** SMS, mail and pushes. */
export { writeMail } from '../mail/write-mail.ts'
export {
  hasCarrier,
  hasSent,
  listMessages,
  marketingGateKey,
  queueMarketing,
  queueMessage,
  requireCarrier,
  resendMessage,
  sendTestMessage,
  type MarketingGate,
  type MessageChannel,
} from '../messages.ts'
export { countBatch, type MarketingMessage } from '../store/messages.ts'
export { pushCarrierKey, type PushCarrier, type PushLetter } from '../pushes.ts'
