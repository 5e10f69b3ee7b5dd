import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { Banner, Filter, Notice } from './catalogue-fields.ts'

export const listAnnouncements: Call<typeof listAnnouncementsSchemas> = {
  name: 'catalogue/list-announcements', method: 'GET', path: '/api/wps/relay/MCSFE_getListAnnouncements', module: 'MCSFE', audience: 'visitor',
  summary: 'Banners and notices of the asked types: B banners, PL player, PU popup, PR promotion.', errors: [],
}

export function listAnnouncementsSchemas() {
  return {
    query: Type.Object({ types: Type.Optional(Text(40)), platform: Filter(), language: Filter() }),
    value: Type.Object({ banners: Type.Array(Banner()), player: Type.Array(Notice()), popup: Type.Array(Notice()), promotion: Type.Array(Notice()) }),
  }
}
