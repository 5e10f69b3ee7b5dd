import {
  removeAnnouncement,
  removeAnnouncementSchemas,
} from '../../../../contract/operator/messaging/remove-announcement.ts'
import { handle } from '../../../../platform/calls.ts'
import { draftOf, knownAnnouncement, tellNotice } from '../announcements.ts'
import { deleteAnnouncement } from '../store/announcements.ts'

export const handleRemoveAnnouncement = handle(
  removeAnnouncement,
  removeAnnouncementSchemas,
  async (context, { params }) => {
    const before = await knownAnnouncement(context, params.announcementId)
    await deleteAnnouncement(context.tx, context.merchant.id, before.announcement_id)
    await context.audit('announcement.remove', `announcement:${before.announcement_id}`, {
      before: draftOf(before),
      after: null,
    })
    tellNotice(context, before.announcement_id)
    return {}
  },
)
