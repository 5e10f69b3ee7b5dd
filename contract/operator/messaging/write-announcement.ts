import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { AnnouncementDraft, AnnouncementId } from '../../shared/content-fields.ts'

export const writeAnnouncement: Call<typeof writeAnnouncementSchemas> = {
  name: 'messaging/write-announcement',
  method: 'POST',
  path: '/api/operator/announcements',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  summary: 'Publishes an announcement or popup; its rich text is cleaned before it is kept.',
}

export function writeAnnouncementSchemas() {
  return { body: Type.Object(AnnouncementDraft()), value: AnnouncementId() }
}
