import {
  listNumberRules,
  listNumberRulesSchemas,
} from '../../../../contract/operator/lottery/list-number-rules.ts'
import { handle } from '../../../../platform/calls.ts'
import { shownRules } from '../number-rules.ts'
import { listRules } from '../store/number-rules.ts'

export const handleListNumberRules = handle(
  listNumberRules,
  listNumberRulesSchemas,
  async ({ tx, merchant }, { query }) => {
    const { pageNo = 1, pageSize = 50, ...filter } = query
    const page = await listRules(tx, { ...filter, merchantId: merchant.id }, { pageNo, pageSize })
    return { ...page, list: shownRules(page.list) }
  },
)
