import {
  listCampaigns,
  listCampaignsSchemas,
} from '../../../../contract/operator/marketing/list-campaigns.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readCampaigns } from '../store/campaigns.ts'

export const handleListCampaigns = handle(
  listCampaigns,
  listCampaignsSchemas,
  async ({ tx, merchant }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { list, total } = await readCampaigns(tx, { merchantId: merchant.id, state: query.state }, page)
    return toPage(
      list.map(({ contents: _contents, link: _link, startedAt: _started, endedAt: _ended, ...row }) => row),
      page,
      total,
    )
  },
)
