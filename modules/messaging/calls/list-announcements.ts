import { listAnnouncements, listAnnouncementsSchemas } from '../../../contract/player/messaging/list-announcements.ts'
import type { AnnouncementKind } from '../../../contract/shared/content-words.ts'
import { handle } from '../../../platform/calls.ts'
import { bannerSourceKey, noticeOf } from '../announcements.ts'
import { readLiveAnnouncements } from '../store/announcements.ts'
import { readSections } from '../store/articles.ts'

/** No types asked for: all of them. */
export const handleListAnnouncements = handle(listAnnouncements, listAnnouncementsSchemas, async (context, { query }) => {
  const { tx, merchant, now } = context
  const asked = query.types?.split(',').map((type) => type.trim().toUpperCase()).filter(Boolean) ?? []
  const wants = (type: string) => asked.length === 0 || asked.includes(type)
  const language = query.language || context.language
  const read = async (kind: AnnouncementKind) => (wants(kind) ? readLiveAnnouncements(tx, merchant.id, kind, now) : [])
  const [player, popup, promotion] = [await read('PL'), await read('PU'), await read('PR')]
  return {
    banners: wants('B') ? [...context.use(bannerSourceKey)(context, query.language)] as never : [],
    player: player.map((row) => noticeOf(row, language)),
    popup: popup.map((row) => ({ ...noticeOf(row, language), execution: row.execution })),
    promotion: promotion.map((row) => noticeOf(row, language)),
    sections: await readSections(tx, merchant.id, now),
  }
})
