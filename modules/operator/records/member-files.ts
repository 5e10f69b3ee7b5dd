/** A member's lists as files; each is audited with what was requested. */
import { refuse } from '../../../contract/errors.ts'
import { boundsOf, businessDate } from '../../../kernel/calendar.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { FileAnswer, TableFormat } from '../../../platform/table-file.ts'
import type { FileOrder } from '../../cashier/index.ts'
import { requireMember } from '../members/members.ts'

interface Asked {
  from?: string
  to?: string
  format: TableFormat
}

/** Errors: MEMBER_NOT_FOUND, MEMBER_STATE of a play-money account, which has no records of real money. */
export async function memberFile(
  context: CallContext,
  memberId: string,
  { from, to, format }: Asked,
  what: 'transfers' | 'rounds',
  make: (
    order: FileOrder & { name: string },
    filter: { memberId: string; from?: Date | undefined; to?: Date | undefined },
  ) => Promise<FileAnswer>,
): Promise<FileAnswer> {
  const member = await requireMember(context, memberId)
  if (member.kind === 'trial') refuse('MEMBER_STATE')
  const { timeZone } = context.merchant
  const dates = {
    from: from ?? businessDate(member.createdAt, timeZone),
    to: to ?? businessDate(context.now, timeZone),
  }
  const bounds = boundsOf({ from, to }, timeZone)
  const file = await make(
    { name: `${what}-${member.username.replaceAll(/[^A-Za-z0-9_-]/g, '')}`, format, dates },
    { memberId: member.accountId, from: bounds.from, to: bounds.before },
  )
  await context.audit(`member.export-${what}`, `member:${member.accountId}`, { ...dates, format })
  return file
}
