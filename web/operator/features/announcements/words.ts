import type { listAllAnnouncementsSchemas } from '../../../../contract/operator/messaging/list-all-announcements.ts'
import type { writeAnnouncementSchemas } from '../../../../contract/operator/messaging/write-announcement.ts'
import type { BodyOf, ValueOf } from '../../../../contract/shared/call.ts'
import type { AnnouncementKind, Execution, PromotionType } from '../../../../contract/shared/content-words.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Announcement = ValueOf<typeof listAllAnnouncementsSchemas>['list'][number]
export type Draft = BodyOf<typeof writeAnnouncementSchemas>

export const kindTexts = {
  PL: 'content_kind_player',
  PU: 'content_kind_popup',
  PR: 'content_kind_promotion',
} as const satisfies Record<AnnouncementKind, TextKey>
export const executionTexts = {
  A: 'content_for_members',
  B: 'content_for_visitors',
  F: 'content_for_first',
} as const satisfies Record<Execution, TextKey>
export const typeTexts = {
  SYSTEM: 'content_type_system',
  SECURITY: 'content_type_security',
  ACCOUNT: 'content_type_account',
  GAME: 'content_type_game',
  EVENT: 'content_type_event',
  PROMOTION: 'content_type_promotion',
} as const satisfies Record<PromotionType, TextKey>

export function newAnnouncement(): Draft {
  return {
    kind: 'PL',
    execution: 'A',
    promotionType: 'SYSTEM',
    promotionId: '',
    titles: { TH: '', EN: '' },
    contents: { TH: '', EN: '' },
    imageUrl: '',
    isShown: true,
    startsAt: new Date().toISOString(),
    endsAt: null,
  }
}
