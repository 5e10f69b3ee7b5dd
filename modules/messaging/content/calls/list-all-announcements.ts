import {
  listAllAnnouncements,
  listAllAnnouncementsSchemas,
} from '../../../../contract/operator/messaging/list-all-announcements.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { draftOf } from '../announcements.ts'
import { readAllAnnouncements } from '../store/announcements.ts'

export const handleListAllAnnouncements = handle(
  listAllAnnouncements,
  listAllAnnouncementsSchemas,
  async ({ tx, merchant, now }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const rows = await readAllAnnouncements(tx, merchant.id, { kind: query.kind, ...page })
    const list = rows.map((row) => ({
      announcementId: row.announcement_id,
      ...draftOf(row),
      isLive: row.is_shown && row.starts_at <= now && (row.ends_at === null || row.ends_at > now),
    }))
    return toPage(list, page, Number(rows[0]?.total ?? 0))
  },
)
