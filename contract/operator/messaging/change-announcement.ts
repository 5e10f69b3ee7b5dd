import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { AnnouncementDraft, AnnouncementId } from '../../shared/content-fields.ts'

export const changeAnnouncement: Call<typeof changeAnnouncementSchemas> = {
  name: 'messaging/change-announcement',
  method: 'POST',
  path: '/api/operator/announcements/:announcementId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary: 'Replaces an announcement; open pages show the change without a reload.',
  errors: ['ANNOUNCEMENT_NOT_FOUND'],
}

export function changeAnnouncementSchemas() {
  return { params: AnnouncementId(), body: Type.Object(AnnouncementDraft()), value: AnnouncementId() }
}
