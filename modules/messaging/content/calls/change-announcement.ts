import {
  changeAnnouncement,
  changeAnnouncementSchemas,
} from '../../../../contract/operator/messaging/change-announcement.ts'
import { handle } from '../../../../platform/calls.ts'
import { draftOf, keepAnnouncement, knownAnnouncement, tellNotice } from '../announcements.ts'

export const handleChangeAnnouncement = handle(
  changeAnnouncement,
  changeAnnouncementSchemas,
  async (context, { params, body }) => {
    const before = await knownAnnouncement(context, params.announcementId)
    const after = await keepAnnouncement(context.tx, context.merchant.id, body, before.announcement_id)
    await context.audit('announcement.change', `announcement:${before.announcement_id}`, {
      before: draftOf(before),
      after: draftOf(after),
    })
    tellNotice(context, before.announcement_id)
    return { announcementId: before.announcement_id }
  },
)
