import { listArticles, listArticlesSchemas } from '../../../../contract/player/messaging/list-articles.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { headOf } from '../articles.ts'
import { readPublishedArticles } from '../store/articles.ts'

export const handleListArticles = handle(listArticles, listArticlesSchemas, async (context, { query }) => {
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const rows = await readPublishedArticles(
    context.tx,
    context.merchant.id,
    { section: query.section, ...page },
    context.now,
  )
  return toPage(
    rows.map((row) => headOf(row, query.language || context.language)),
    page,
    Number(rows[0]?.total ?? 0),
  )
})
