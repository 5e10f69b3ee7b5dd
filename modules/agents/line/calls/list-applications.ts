import {
  listApplications,
  listApplicationsSchemas,
} from '../../../../contract/operator/agents/line/list-applications.ts'
import { handle } from '../../../../platform/calls.ts'
import { maskMobile } from '../../../identity/index.ts'
import { readApplications } from '../store/applications.ts'

export const handleListApplications = handle(
  listApplications,
  listApplicationsSchemas,
  async ({ tx, merchant, actor }, { query }) => {
    const mayContact = actor.claims.abilities?.includes('members.contact') ?? false
    const rows = await readApplications(tx, merchant.id, query.state)
    return {
      list: rows.map((row) => ({
        applicationId: row.application_id,
        username: row.username,
        payeeName: row.payee_name,
        mobile: mayContact ? row.mobile : maskMobile(row.mobile),
        channel: row.channel,
        message: row.message,
        state: row.state,
        memberId: row.account_id,
        reason: row.reason,
        decidedBy: row.decided_by,
        decidedAt: row.decided_at,
        createdAt: row.created_at,
      })),
    }
  },
)
