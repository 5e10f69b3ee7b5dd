import {
  listAllArticles,
  listAllArticlesSchemas,
} from '../../../../contract/operator/messaging/list-all-articles.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { draftOf } from '../articles.ts'
import { readAllArticles } from '../store/articles.ts'

export const handleListAllArticles = handle(
  listAllArticles,
  listAllArticlesSchemas,
  async ({ tx, merchant }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const rows = await readAllArticles(tx, merchant.id, { section: query.section ?? '', ...page })
    return toPage(
      rows.map((row) => ({ articleId: row.article_id, ...draftOf(row) })),
      page,
      Number(rows[0]?.total ?? 0),
    )
  },
)
