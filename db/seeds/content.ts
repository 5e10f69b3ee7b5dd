/**
 * The demo's announcements, popups and articles: true statements about a site in demo mode, in Thai and
 * English.
 */
import { clock } from '../../kernel/clock.ts'
import {
  keepAnnouncement,
  keepArticle,
  type AnnouncementDraft,
  type ArticleDraft,
} from '../../modules/messaging/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { articles, notices, popups } from './locales/content.ts'

const DAY_MS = 86_400_000

/** `daysAgo` counts from the day of seeding, at ten in the merchant's morning. */
function timeOf(daysAgo: number): string {
  const today = clock.now().getTime() - (clock.now().getTime() % DAY_MS)
  return new Date(today - daysAgo * DAY_MS - 21 * 3_600_000).toISOString()
}

export async function seedContent(tx: Tx, merchantId: string): Promise<void> {
  const always = { imageUrl: '', isShown: true, endsAt: null } as const
  for (const [index, { daysAgo, ...notice }] of notices.entries()) {
    const draft: AnnouncementDraft = {
      ...always,
      kind: 'PL',
      execution: 'A',
      ...notice,
      startsAt: timeOf(daysAgo),
    }
    await keepAnnouncement(tx, merchantId, draft, `demo-notice-${index + 1}`)
  }
  for (const popup of popups) {
    const draft: AnnouncementDraft = {
      ...always,
      kind: 'PU',
      promotionType: 'SYSTEM',
      ...popup,
      startsAt: timeOf(1),
    }
    await keepAnnouncement(tx, merchantId, draft, `demo-popup-${popup.execution}`)
  }
  for (const { daysAgo, ...article } of articles) {
    const draft: ArticleDraft = { ...article, seoTitles: article.titles, publishedAt: timeOf(daysAgo) }
    await keepArticle(tx, merchantId, draft, `demo-${article.slug}`)
  }
}
