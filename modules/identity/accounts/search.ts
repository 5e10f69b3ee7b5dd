/** Searching and counting members for the console. */
import { toPage, type Page } from '../../../kernel/paging.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { toE164 } from './rules/mobile.ts'
import { toAccount } from './store/accounts.ts'
import { countMembers, searchAccounts, type MemberFilter } from './store/search.ts'
import type { Account } from './types.ts'

/**
 * By id, start of the username, mobile number in any spelling, part of the real name or e-mail, or IP; empty:
 * newest first.
 */
export async function searchMembers(
  reader: Reader,
  asked: { merchantId: string; query: string; pageNo: number; pageSize: number } & MemberFilter,
): Promise<Page<Account>> {
  const { query, ...rest } = asked
  const text = query.trim().normalize('NFC')
  const { rows, totalCount } = await searchAccounts(reader, {
    ...rest,
    text,
    mobile: toE164(text, undefined) ?? null,
  })
  return toPage(rows.map(toAccount), asked, totalCount)
}

/**
 * How many accounts were registered and how many different ones signed in within [from, to); accounts without
 * a real person are not counted.
 */
export const memberFiguresOf = (
  reader: Reader,
  merchantId: string,
  from: Date,
  to: Date,
): Promise<{ registered: number; signedIn: number }> => countMembers(reader, merchantId, from, to)
