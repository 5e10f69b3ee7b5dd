/** Messaging: what the house says to everybody, and what it and a member say to each other. */
import type { ModuleParts } from '../../platform/calls.ts'
import { contentCalls } from './content-calls.ts'

export const parts: ModuleParts = {
  calls: [...contentCalls],
}

export { bannerSourceKey, keepAnnouncement, type BannerSource, type Draft as AnnouncementDraft } from './announcements.ts'
export { keepArticle, type Draft as ArticleDraft } from './articles.ts'
