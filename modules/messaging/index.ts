/** Messaging: what the house says to everybody, and what it and a member say to each other. */
import type { ModuleParts } from '../../platform/calls.ts'
import { contentCalls } from './content-calls.ts'
import { serviceCalls, serviceListeners } from './service-calls.ts'

export const parts: ModuleParts = {
  calls: [...contentCalls, ...serviceCalls], listeners: [...serviceListeners],
}

export { bannerSourceKey, keepAnnouncement, type BannerSource, type Draft as AnnouncementDraft } from './announcements.ts'
export { keepArticle, type Draft as ArticleDraft } from './articles.ts'
export { serviceWorkOf } from './waiting.ts'
export { sendMessage, unreadStateOf, type MessageDraft } from './inbox.ts'
