import {
  listAnnouncements,
  listAnnouncementsSchemas,
} from '../../../../contract/player/messaging/list-announcements.ts'
import type { AnnouncementKind } from '../../../../contract/shared/content-words.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { bannerSourceKey, noticeOf } from '../announcements.ts'
import { readLiveAnnouncements } from '../store/announcements.ts'
import { readSections } from '../store/articles.ts'
import { isMarketingStopped } from '../../shared/store/marketing.ts'

/** No types requested: all of them. */
export const handleListAnnouncements = handle(
  listAnnouncements,
  listAnnouncementsSchemas,
  async (context, { query }) => {
    const { tx, merchant, now } = context
    const asked =
      query.types
        ?.split(',')
        .map((type) => type.trim().toUpperCase())
        .filter(Boolean) ?? []
    const wants = (type: string) => asked.length === 0 || asked.includes(type)
    const language = query.language || context.language
    const inPeace = await isLeftInPeace(context)
    const read = async (kind: AnnouncementKind) => {
      if (!wants(kind) || (inPeace && kind === 'PR')) return []
      const rows = await readLiveAnnouncements(tx, merchant.id, kind, now)
      return inPeace ? rows.filter((row) => row.promotion_type !== 'PROMOTION') : rows
    }
    const [player, popup, promotion] = [await read('PL'), await read('PU'), await read('PR')]
    return {
      banners: wants('B') ? ([...context.use(bannerSourceKey)(context, query.language)] as never) : [],
      player: player.map((row) => noticeOf(row, language)),
      popup: popup.map((row) => ({ ...noticeOf(row, language), execution: row.execution })),
      promotion: promotion.map((row) => noticeOf(row, language)),
      sections: await readSections(tx, merchant.id, now),
    }
  },
)

/** Excluded members, and those in a stop of advertising, see no promotion (domain/economy.md §10). */
async function isLeftInPeace({ tx, session, merchant, now }: CallContext): Promise<boolean> {
  if (session?.audience !== 'player') return false
  return (
    session.claims.restricted?.code === 'AUTH_SELF_EXCLUDED' ||
    isMarketingStopped(tx, { merchantId: merchant.id, accountId: session.accountId }, now)
  )
}
