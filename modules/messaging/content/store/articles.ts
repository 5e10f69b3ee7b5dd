/** Rows of messaging.article. */
import type { ArticleSection, Texts } from '../../../../contract/shared/content-words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface ArticleRow {
  article_id: string
  section: ArticleSection
  slug: string
  titles: Texts
  seo_titles: Texts
  summaries: Texts
  contents: Texts
  image_url: string
  published_at: Date | null
}

/** A row of a list: everything except the article's text. */
export type ArticleHead = Omit<ArticleRow, 'contents'>

const head = sql.raw('article_id, section, slug, titles, seo_titles, summaries, image_url, published_at')
const columns = sql.raw(
  'article_id, section, slug, titles, seo_titles, summaries, contents, image_url, published_at',
)

interface Page {
  section: string
  pageNo: number
  pageSize: number
}

export async function readPublishedArticles(
  reader: Reader,
  merchantId: string,
  { section, pageNo, pageSize }: Page,
  now: Date,
): Promise<(ArticleHead & { published_at: Date; total: bigint })[]> {
  return rowsOf(
    reader,
    sql<ArticleHead & { published_at: Date; total: bigint }>`
    SELECT ${head}, count(*) OVER () AS total FROM messaging.article WHERE merchant_id = ${merchantId} AND section = ${section} AND published_at <= ${now}
    ORDER BY published_at DESC, article_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
}

export async function readPublishedArticle(
  reader: Reader,
  merchantId: string,
  section: string,
  slug: string,
  now: Date,
): Promise<(ArticleRow & { published_at: Date }) | undefined> {
  return firstOf(
    reader,
    sql<ArticleRow & { published_at: Date }>`
    SELECT ${columns} FROM messaging.article WHERE merchant_id = ${merchantId} AND section = ${section} AND slug = ${slug} AND published_at <= ${now}`,
  )
}

/** The kinds of articles of which at least one is public. */
export async function readSections(reader: Reader, merchantId: string, now: Date): Promise<ArticleSection[]> {
  const rows = await rowsOf(
    reader,
    sql<{ section: ArticleSection }>`
    SELECT DISTINCT section FROM messaging.article WHERE merchant_id = ${merchantId} AND published_at <= ${now} ORDER BY section`,
  )
  return rows.map(({ section }) => section)
}

export async function readAllArticles(
  reader: Reader,
  merchantId: string,
  { section, pageNo, pageSize }: Page,
): Promise<(ArticleRow & { total: bigint })[]> {
  return rowsOf(
    reader,
    sql<ArticleRow & { total: bigint }>`
    SELECT ${columns}, count(*) OVER () AS total FROM messaging.article WHERE merchant_id = ${merchantId} AND (${section} = '' OR section = ${section})
    ORDER BY published_at DESC NULLS FIRST, article_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
}

/** The row is locked, since a change is audited with its former state. */
export async function lockArticle(
  tx: Tx,
  merchantId: string,
  articleId: string,
): Promise<ArticleRow | undefined> {
  return firstOf(
    tx,
    sql<ArticleRow>`SELECT ${columns} FROM messaging.article WHERE merchant_id = ${merchantId} AND article_id = ${articleId} FOR UPDATE`,
  )
}

/** Throws a unique violation of `article_slug` if another article has the slug. */
export async function putArticle(tx: Tx, merchantId: string, row: ArticleRow): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.article (merchant_id, article_id, section, slug, titles, seo_titles, summaries, contents, image_url, published_at)
    VALUES (${merchantId}, ${row.article_id}, ${row.section}, ${row.slug}, ${JSON.stringify(row.titles)}, ${JSON.stringify(row.seo_titles)}, ${JSON.stringify(row.summaries)},
            ${JSON.stringify(row.contents)}, ${row.image_url}, ${row.published_at})
    ON CONFLICT (merchant_id, article_id) DO UPDATE SET section = excluded.section, slug = excluded.slug, titles = excluded.titles, seo_titles = excluded.seo_titles,
      summaries = excluded.summaries, contents = excluded.contents, image_url = excluded.image_url, published_at = excluded.published_at`,
  )
}

export async function deleteArticle(tx: Tx, merchantId: string, articleId: string): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM messaging.article WHERE merchant_id = ${merchantId} AND article_id = ${articleId}`,
  )
}
