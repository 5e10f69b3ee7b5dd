/** Messaging: announcements to everybody, and messages between the merchant and a member. */
import type { ModuleParts } from '../../platform/calls.ts'
import { chatParts } from './chat/parts.ts'
import { consentParts } from './consent/parts.ts'
import { contentParts } from './content/parts.ts'
import { feedbackParts } from './feedback/parts.ts'
import { inboxParts } from './inbox/parts.ts'
import { pushParts } from './push/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...contentParts.calls,
    ...inboxParts.calls,
    ...chatParts.calls,
    ...feedbackParts.calls,
    ...consentParts.calls,
    ...pushParts.calls,
  ],
  listeners: inboxParts.listeners,
}

export {
  bannerSourceKey,
  keepAnnouncement,
  type Draft as AnnouncementDraft,
} from './content/announcements.ts'
export { keepArticle, type Draft as ArticleDraft } from './content/articles.ts'
export { serviceWorkOf } from './waiting.ts'
export { marketingStoppedAmong } from './shared/store/marketing.ts'
export { sendMessage, unreadStateOf, type MessageDraft } from './inbox/inbox.ts'
export { sendMessages, sendOwnMessages } from './inbox/batch.ts'
export { readersOfBatch } from './inbox/store/batch.ts'
export { changeConsent, consentsOf } from './consent/consents.ts'
export { marketingSettings, settings } from './consent/settings.ts'
export { pushCarrier } from './push/carrier.ts'
export { makePushKey } from './push/keys.ts'
export { membersWithDevices } from './push/store/devices.ts'
