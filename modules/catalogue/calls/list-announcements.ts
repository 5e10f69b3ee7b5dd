import { listAnnouncements, listAnnouncementsSchemas } from '../../../contract/player/catalogue/list-announcements.ts'
import { handle } from '../../../platform/calls.ts'
import { textsFor } from '../catalogue.ts'

/** Notices are written by operators; a house that has written none answers empty lists. */
export const handleListAnnouncements = handle(listAnnouncements, listAnnouncementsSchemas, async (context, { query }) => {
  const types = query.types?.split(',').map((type) => type.trim().toUpperCase())
  const wantsBanners = types === undefined || types.length === 0 || types.includes('B')
  return { banners: wantsBanners ? [...textsFor(context, query.language).banners] : [], player: [], popup: [], promotion: [] }
})
