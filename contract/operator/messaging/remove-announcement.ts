import type { Call } from '../../shared/call.ts'
import { AnnouncementId } from '../../shared/content-fields.ts'
import { Empty } from '../../shared/fields.ts'

export const removeAnnouncement: Call<typeof removeAnnouncementSchemas> = {
  name: 'messaging/remove-announcement',
  method: 'POST',
  path: '/api/operator/announcements/:announcementId/remove',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary: 'Deletes an announcement; the audit log keeps its text.',
  errors: ['ANNOUNCEMENT_NOT_FOUND'],
}

export function removeAnnouncementSchemas() {
  return { params: AnnouncementId(), value: Empty() }
}
