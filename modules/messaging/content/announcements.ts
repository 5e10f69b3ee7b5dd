/**
 * Announcements: how a draft is stored, what a reader of one language sees, and how open pages are notified.
 */
import { randomUUID } from 'node:crypto'
import type { Static } from 'typebox'
import { Type } from 'typebox'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { noticeTopic, type NoticePush } from '../../../contract/pushes/notice.ts'
import type { AnnouncementDraft } from '../../../contract/shared/content-fields.ts'
import type { CallContext, RequestContext } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { cleanRichText, richTextOf } from '../../../platform/rich-text.ts'
import { defineService } from '../../../platform/services.ts'
import { eachText, faultsOf, textIn } from '../shared/rules/words.ts'
import { lockAnnouncement, putAnnouncement, type AnnouncementRow } from './store/announcements.ts'

const draftSchema = (fields: ReturnType<typeof AnnouncementDraft>) => Type.Object(fields)
export type Draft = Static<ReturnType<typeof draftSchema>>

/**
 * Banners are in the same answer as announcements and belong to the catalogue; server/wiring.ts fills this
 * slot.
 */
export type BannerSource = (
  context: Pick<RequestContext, 'use' | 'merchant' | 'language' | 'country' | 'now'>,
  language?: string,
) => readonly unknown[]
export const bannerSourceKey = defineService<BannerSource>('messaging.banners')

/**
 * Stores a draft under its id, with its rich text sanitised. REQUEST_INVALID for an empty title or an end
 * before the beginning.
 */
export async function keepAnnouncement(
  tx: Tx,
  merchantId: string,
  draft: Draft,
  announcementId: string = randomUUID(),
): Promise<AnnouncementRow> {
  const faults = faultsOf(draft)
  if (faults.length > 0) refuseFields(faults)
  const row: AnnouncementRow = {
    announcement_id: announcementId,
    kind: draft.kind,
    execution: draft.execution,
    promotion_type: draft.promotionType,
    promotion_id: draft.promotionType === 'PROMOTION' ? (draft.promotionId ?? '') : '',
    titles: draft.titles,
    contents: eachText(draft.contents, richTextOf),
    image_url: draft.imageUrl,
    is_shown: draft.isShown,
    starts_at: new Date(draft.startsAt),
    ends_at: draft.endsAt === null ? null : new Date(draft.endsAt),
  }
  await putAnnouncement(tx, merchantId, row)
  return row
}

export async function knownAnnouncement(
  context: CallContext,
  announcementId: string,
): Promise<AnnouncementRow> {
  return (
    (await lockAnnouncement(context.tx, context.merchant.id, announcementId)) ??
    refuse('ANNOUNCEMENT_NOT_FOUND')
  )
}

/** As the console and the audit log have it. */
export function draftOf(row: AnnouncementRow) {
  return {
    kind: row.kind,
    execution: row.execution,
    promotionType: row.promotion_type,
    promotionId: row.promotion_id,
    titles: row.titles,
    contents: row.contents,
    imageUrl: row.image_url,
    isShown: row.is_shown,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }
}

/**
 * As a reader of one language sees it; sanitised again, so that a stricter rule also applies to old texts.
 */
export function noticeOf(row: AnnouncementRow, language: string) {
  return {
    id: row.announcement_id,
    title: textIn(row.titles, language),
    content: cleanRichText(textIn(row.contents, language)),
    timestamp: row.starts_at,
    promotionType: row.promotion_type,
    promotionId: row.promotion_id,
    imageUrl: row.image_url,
  }
}

/**
 * Notifies every open page, once the change is committed, to ask for announcements again (topic `notice`).
 */
export function tellNotice(context: CallContext, id: string): void {
  context.afterCommit(() =>
    context
      .use(hubKey)
      .push({ topic: noticeTopic, merchantId: context.merchant.id, data: { id } satisfies NoticePush }),
  )
}
