import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { AnnouncementDraft } from '../../shared/content-fields.ts'
import { announcementKinds } from '../../shared/content-words.ts'
import { Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'

export const listAllAnnouncements: Call<typeof listAllAnnouncementsSchemas> = {
  name: 'messaging/list-all-announcements',
  method: 'GET',
  path: '/api/operator/announcements',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.read',
  summary: 'Every announcement and popup of the merchant, hidden and ended ones too; newest first.',
}

export function listAllAnnouncementsSchemas() {
  return {
    query: Type.Object({ kind: Type.Optional(OneOf(announcementKinds)), ...PageQuery }),
    value: PageOf(
      Type.Object({
        announcementId: Id(),
        ...AnnouncementDraft(),
        isLive: Type.Boolean({ description: 'somebody can see it right now' }),
      }),
    ),
  }
}
