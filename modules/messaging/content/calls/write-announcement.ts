import {
  writeAnnouncement,
  writeAnnouncementSchemas,
} from '../../../../contract/operator/messaging/write-announcement.ts'
import { handle } from '../../../../platform/calls.ts'
import { draftOf, keepAnnouncement, tellNotice } from '../announcements.ts'

export const handleWriteAnnouncement = handle(
  writeAnnouncement,
  writeAnnouncementSchemas,
  async (context, { body }) => {
    const row = await keepAnnouncement(context.tx, context.merchant.id, body)
    await context.audit('announcement.write', `announcement:${row.announcement_id}`, {
      before: null,
      after: draftOf(row),
    })
    tellNotice(context, row.announcement_id)
    return { announcementId: row.announcement_id }
  },
)
