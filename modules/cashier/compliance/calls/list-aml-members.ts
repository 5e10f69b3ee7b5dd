import {
  listAmlMembers,
  listAmlMembersSchemas,
} from '../../../../contract/operator/cashier/list-aml-members.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { amlRowOf, complianceWorkOf } from '../compliance-review.ts'
import { searchOf } from '../../shared/four-eyes.ts'
import { HOLD_SCORE } from '../rules/aml-kinds.ts'
import { readAmlQueue } from '../store/aml.ts'

export const handleListAmlMembers = handle(
  listAmlMembers,
  listAmlMembersSchemas,
  async ({ tx, merchant }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const search = await searchOf(tx, merchant.id, query.query)
    const { rows, total } = await readAmlQueue(tx, merchant.id, {
      heldFrom: query.show === 'HELD' ? HOLD_SCORE : undefined,
      memberIds: search?.memberIds,
      ...page,
    })
    const accounts = await accountsByIds(
      tx,
      rows.map((row) => row.member_id),
    )
    const work = await complianceWorkOf(tx, merchant.id)
    return {
      ...toPage(
        rows.map((row) => amlRowOf(row, accounts.get(row.member_id))),
        page,
        total,
      ),
      held: work.membersHeld,
      openRings: work.ringsOpen,
    }
  },
)
