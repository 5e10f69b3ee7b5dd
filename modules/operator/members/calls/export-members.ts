import { exportMembers, exportMembersSchemas } from '../../../../contract/operator/members/export-members.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { listFile } from '../../../cashier/index.ts'
import { searchMembers } from '../../../identity/index.ts'
import { memberHeads } from '../locales/member-list.ts'
import { memberFilter, memberRows } from '../members.ts'

export const handleExportMembers = handleFile(
  exportMembers,
  exportMembersSchemas,
  async (context, { query }) => {
    const filter = memberFilter(context.merchant, query)
    const { file, rows } = await listFile(
      context,
      { name: 'members', heads: memberHeads[context.language] },
      (reader, page) => searchMembers(reader, { ...filter, ...page }),
      async (accounts) =>
        (await memberRows(context, accounts, context.database.kysely)).map((row) => [
          row.username,
          row.payeeName,
          row.mobile,
          row.state,
          row.kycLevel,
          row.vipLevel,
          row.balance,
          row.currency,
          row.createdAt,
          row.lastSignInAt,
        ]),
    )
    await context.audit('member.export', `merchant:${context.merchant.id}`, { ...query, rows })
    return file
  },
)
