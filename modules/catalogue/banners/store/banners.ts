/** Rows of catalogue.banner. */
import type { BannerGroup, LinkageType } from '../../../../contract/shared/banner-words.ts'
import type { Texts } from '../../../../contract/shared/content-words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface BannerDraft {
  bannerId: string
  groupName: BannerGroup
  imageUrl: string
  titles: Texts
  texts: Texts
  linkageType: LinkageType
  linkage: string
  position: number
  isShown: boolean
  startsAt: Date | null
  endsAt: Date | null
  /** Upper-case codes; empty: every language. */
  languages: readonly ('TH' | 'EN')[]
}

const columns =
  sql.raw(`banner_id AS "bannerId", group_name AS "groupName", image_url AS "imageUrl", titles, texts, linkage_type AS "linkageType",
  linkage, position, is_shown AS "isShown", starts_at AS "startsAt", ends_at AS "endsAt", languages`)

export async function readAllBanners(reader: Reader, merchantId: string): Promise<BannerDraft[]> {
  return rowsOf(
    reader,
    sql<BannerDraft>`SELECT ${columns} FROM catalogue.banner WHERE merchant_id = ${merchantId} ORDER BY group_name, position, banner_id`,
  )
}

/** The row is locked, since a change is audited with its former state. */
export async function lockBanner(
  tx: Tx,
  merchantId: string,
  bannerId: string,
): Promise<BannerDraft | undefined> {
  return firstOf(
    tx,
    sql<BannerDraft>`SELECT ${columns} FROM catalogue.banner WHERE merchant_id = ${merchantId} AND banner_id = ${bannerId} FOR UPDATE`,
  )
}

export async function putBanner(tx: Tx, merchantId: string, banner: BannerDraft): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO catalogue.banner (merchant_id, banner_id, group_name, image_url, titles, texts, linkage_type, linkage, position, is_shown, starts_at, ends_at, languages)
    VALUES (${merchantId}, ${banner.bannerId}, ${banner.groupName}, ${banner.imageUrl}, ${JSON.stringify(banner.titles)}, ${JSON.stringify(banner.texts)},
            ${banner.linkageType}, ${banner.linkage}, ${banner.position}, ${banner.isShown}, ${banner.startsAt}, ${banner.endsAt}, ${[...banner.languages]})
    ON CONFLICT (merchant_id, banner_id) DO UPDATE SET group_name = excluded.group_name, image_url = excluded.image_url, titles = excluded.titles, texts = excluded.texts,
      linkage_type = excluded.linkage_type, linkage = excluded.linkage, position = excluded.position, is_shown = excluded.is_shown,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, languages = excluded.languages`,
  )
}

export async function deleteBanner(tx: Tx, merchantId: string, bannerId: string): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM catalogue.banner WHERE merchant_id = ${merchantId} AND banner_id = ${bannerId}`,
  )
}
