import {
  listIntegrityFlags,
  listIntegrityFlagsSchemas,
} from '../../../../../contract/operator/launch/list-integrity-flags.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { accountByName, accountOf } from '../../../../identity/index.ts'
import { flagsOf } from '../desk.ts'
import { readFlags } from '../store.ts'

export const handleListIntegrityFlags = handle(
  listIntegrityFlags,
  listIntegrityFlagsSchemas,
  async (context, { query }) => {
    const { tx, merchant } = context
    const { pageNo = 1, pageSize = 20, state, kind } = query
    const name = query.member?.trim()
    const account = name
      ? ((await accountByName(tx, { merchantId: merchant.id, account: name })) ??
        (await accountOf(tx, { merchantId: merchant.id, accountId: name })))
      : undefined
    if (name && !account) return toPage([], { pageNo, pageSize }, 0)
    const { rows, total } = await readFlags(tx, {
      merchantId: merchant.id,
      state,
      kind,
      memberId: account?.accountId,
      pageNo,
      pageSize,
    })
    return toPage(await flagsOf(tx, rows, context), { pageNo, pageSize }, total)
  },
)
