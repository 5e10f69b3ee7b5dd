import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PromotionId } from '../../shared/content-fields.ts'
import { articleSections, executions, promotionTypes } from '../../shared/content-words.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { Banner, Filter } from '../catalogue/catalogue-fields.ts'

export const listAnnouncements: Call<typeof listAnnouncementsSchemas> = {
  name: 'messaging/list-announcements',
  method: 'GET',
  path: '/api/wps/relay/MCSFE_getListAnnouncements',
  module: 'MCSFE',
  audience: 'visitor',
  summary:
    'Banners and announcements of the requested types: B banners, PL player, PU popup, PR promotion; newest first.',
  errors: [],
}

export function listAnnouncementsSchemas() {
  const notice = () => ({
    id: Id(),
    title: Type.String(),
    content: Type.String({ description: 'sanitised HTML' }),
    timestamp: Type.String({ format: 'date-time' }),
    promotionType: OneOf(promotionTypes),
    promotionId: PromotionId(),
    imageUrl: Type.String({ description: 'a picture of this host, empty for none' }),
  })
  return {
    query: Type.Object({ types: Type.Optional(Text(40)), platform: Filter(), language: Filter() }),
    value: Type.Object({
      banners: Type.Array(Banner()),
      player: Type.Array(Type.Object(notice())),
      popup: Type.Array(
        Type.Object({
          ...notice(),
          execution: OneOf(executions, 'A signed-in members, B visitors, F members at their first sign-in'),
        }),
      ),
      promotion: Type.Array(Type.Object(notice())),
      sections: Type.Array(OneOf(articleSections), {
        description: 'the kinds of articles of which at least one is published',
      }),
    }),
  }
}
