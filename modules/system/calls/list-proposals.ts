import { listProposals, listProposalsSchemas } from '../../../contract/operator/system/list-proposals.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { listProposals as list } from '../proposals.ts'
import { lacksSecondPerson } from '../weakening.ts'

export const handleListProposals = handle(listProposals, listProposalsSchemas, async (context, { query }) => {
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const found = await list(context, { state: query.state, subject: query.subject || undefined, ...page })
  return { ...toPage(found.list, page, found.total), lacksSecond: await lacksSecondPerson(context) }
})
