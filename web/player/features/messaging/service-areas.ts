/** Texts of the inbox, the chat room and feedback, known to `useText()`. */
import type inbox from '../../locales/en/inbox.ts'

type InboxTexts = typeof inbox

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends InboxTexts {}
}
