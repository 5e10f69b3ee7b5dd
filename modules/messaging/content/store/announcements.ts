/** Rows of messaging.announcement. */
import type {
  AnnouncementKind,
  Execution,
  PromotionType,
  Texts,
} from '../../../../contract/shared/content-words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface AnnouncementRow {
  announcement_id: string
  kind: AnnouncementKind
  execution: Execution
  promotion_type: PromotionType
  promotion_id: string
  titles: Texts
  contents: Texts
  image_url: string
  is_shown: boolean
  starts_at: Date
  ends_at: Date | null
}

const columns = sql.raw(
  'announcement_id, kind, execution, promotion_type, promotion_id, titles, contents, image_url, is_shown, starts_at, ends_at',
)

/** What somebody may see now, newest first; no page shows more than the last hundred of a kind. */
export async function readLiveAnnouncements(
  reader: Reader,
  merchantId: string,
  kind: AnnouncementKind,
  now: Date,
): Promise<AnnouncementRow[]> {
  return rowsOf(
    reader,
    sql<AnnouncementRow>`
    SELECT ${columns} FROM messaging.announcement
    WHERE merchant_id = ${merchantId} AND kind = ${kind} AND is_shown AND starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})
    ORDER BY starts_at DESC, announcement_id LIMIT 100`,
  )
}

export async function readAllAnnouncements(
  reader: Reader,
  merchantId: string,
  { kind = '', pageNo, pageSize }: { kind?: string | undefined; pageNo: number; pageSize: number },
): Promise<(AnnouncementRow & { total: bigint })[]> {
  return rowsOf(
    reader,
    sql<AnnouncementRow & { total: bigint }>`
    SELECT ${columns}, count(*) OVER () AS total FROM messaging.announcement WHERE merchant_id = ${merchantId} AND (${kind} = '' OR kind = ${kind})
    ORDER BY starts_at DESC, announcement_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
}

/** The row is locked, since a change is audited with its former state. */
export async function lockAnnouncement(
  tx: Tx,
  merchantId: string,
  announcementId: string,
): Promise<AnnouncementRow | undefined> {
  return firstOf(
    tx,
    sql<AnnouncementRow>`
    SELECT ${columns} FROM messaging.announcement WHERE merchant_id = ${merchantId} AND announcement_id = ${announcementId} FOR UPDATE`,
  )
}

export async function putAnnouncement(tx: Tx, merchantId: string, row: AnnouncementRow): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.announcement (merchant_id, announcement_id, kind, execution, promotion_type, promotion_id, titles, contents, image_url, is_shown, starts_at, ends_at)
    VALUES (${merchantId}, ${row.announcement_id}, ${row.kind}, ${row.execution}, ${row.promotion_type}, ${row.promotion_id}, ${JSON.stringify(row.titles)}, ${JSON.stringify(row.contents)},
            ${row.image_url}, ${row.is_shown}, ${row.starts_at}, ${row.ends_at})
    ON CONFLICT (merchant_id, announcement_id) DO UPDATE SET kind = excluded.kind, execution = excluded.execution, promotion_type = excluded.promotion_type,
      promotion_id = excluded.promotion_id,      titles = excluded.titles, contents = excluded.contents, image_url = excluded.image_url, is_shown = excluded.is_shown,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
  )
}

export async function deleteAnnouncement(tx: Tx, merchantId: string, announcementId: string): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM messaging.announcement WHERE merchant_id = ${merchantId} AND announcement_id = ${announcementId}`,
  )
}
