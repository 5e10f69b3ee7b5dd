/** Accounts: making them, finding them, and the tree they stand in. */
import { refuseWith } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { toPage, type Page } from '../../kernel/paging.ts'
import { emitEvent } from '../../platform/outbox.ts'
import { isUniqueViolation, type Reader, type Tx } from '../../platform/postgres.ts'
import type { ServiceKey } from '../../platform/services.ts'
import { events } from './events.ts'
import { toE164 } from './rules/mobile.ts'
import { accountOpenedKey } from './slots.ts'
import { insertAccount, readAccount, readAccountByName, readAccounts, toAccount, writeVipLevel, type AccountRow, type NewAccountRow } from './store/accounts.ts'
import { countMembers, searchAccounts, type MemberFilter } from './store/search.ts'
import { insertInvitation, isUpline, readDownline, readUplines } from './store/tree.ts'
import { isPersonal, kindOf, type Account, type AccountType } from './types.ts'

/** Whatever finds services: a request's context, or the process's container. */
export interface Finder { use<Value>(key: ServiceKey<Value>): Value }

export type NewAccount = Pick<NewAccountRow, 'merchantId' | 'username' | 'type'> & Partial<NewAccountRow>

const ABSENT: Omit<NewAccountRow, 'accountId' | 'merchantId' | 'username' | 'type'> = {
  nickname: '', language: 'TH', uplineId: null, referrerId: null, passwordHash: null, initialUntil: null, paymentPasswordHash: null, payeeName: null, mobile: null,
  email: null, ageConfirmedAt: null, termsAcceptedAt: null, profile: {}, registeredAddress: '', registeredHost: '', registeredBy: 'WEB',
}

/**
 * Makes an account with its place in the tree, opens its wallet in the same transaction and tells of it. Refuses
 * REG_USERNAME_TAKEN and REG_MOBILE_TAKEN by the database's own word, so of parallel ones exactly one is made; the
 * transaction is void after a refusal.
 */
export async function createAccount(services: Finder, tx: Tx, fresh: NewAccount): Promise<AccountRow> {
  const row = await insertAccount(tx, { ...ABSENT, accountId: newId(), ...fresh }).catch(refuseTaken)
  const kind = kindOf(row.type)
  await services.use(accountOpenedKey)(tx, { merchantId: row.merchant_id, memberId: row.account_id, kind })
  if (isPersonal(kind)) {
    await emitEvent(tx, events.registered, { merchantId: row.merchant_id, memberId: row.account_id, kind, uplineId: row.upline_id, referrerId: row.referrer_id })
  }
  return row
}

/** A broken unique constraint as the refusal it means. */
export function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'account_username_once')) refuseWith('REG_USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'usernameTaken' }] })
  if (isUniqueViolation(error, 'account_mobile_once')) refuseWith('REG_MOBILE_TAKEN', { fields: [{ field: 'mobileNum', rule: 'mobileTaken' }] })
  throw error
}

/** The account of a merchant, or undefined: an account of another merchant is nobody here. */
export async function accountOf(reader: Reader, { merchantId, accountId }: { merchantId: string; accountId: string }): Promise<Account | undefined> {
  const row = await readAccount(reader, merchantId, accountId)
  return row && toAccount(row)
}

export async function accountByName(reader: Reader, { merchantId, account }: { merchantId: string; account: string }): Promise<Account | undefined> {
  const row = await readAccountByName(reader, merchantId, account.trim().toLowerCase())
  return row && toAccount(row)
}

/** Many at once, for lists; ids that are nobody's are absent. */
export async function accountsByIds(reader: Reader, accountIds: readonly string[]): Promise<Map<string, Account>> {
  return new Map((await readAccounts(reader, accountIds)).map((row) => [row.account_id, toAccount(row)]))
}

async function single<Key extends keyof Account>(reader: Reader, accountId: string, key: Key): Promise<Account[Key] | undefined> {
  const [row] = await readAccounts(reader, [accountId])
  return row && toAccount(row)[key]
}

/** 0 for an account that does not exist. */
export const kycLevelOf = async (reader: Reader, accountId: string): Promise<number> => (await single(reader, accountId, 'kycLevel')) ?? 0
/** The real name that bank accounts must be in; null until the member set it. */
export const payeeNameOf = async (reader: Reader, accountId: string): Promise<string | null> => (await single(reader, accountId, 'payeeName')) ?? null
/** Empty for an account that does not exist. */
export const usernameOf = async (reader: Reader, accountId: string): Promise<string> => (await single(reader, accountId, 'username')) ?? ''

/** By id, start of the username, mobile number in any spelling, part of the real name or e-mail, or IP; empty: newest first. */
export async function searchMembers(reader: Reader, asked: { merchantId: string; query: string; pageNo: number; pageSize: number } & MemberFilter): Promise<Page<Account>> {
  const { query, ...rest } = asked
  const text = query.trim().normalize('NFC')
  const { rows, totalCount } = await searchAccounts(reader, { ...rest, text, mobile: toE164(text, undefined) ?? null })
  return toPage(rows.map(toAccount), asked, totalCount)
}

/** How many registered and how many different accounts signed in within [from, to); accounts that nobody stands behind are not counted. */
export const memberFiguresOf = (reader: Reader, merchantId: string, from: Date, to: Date): Promise<{ registered: number; signedIn: number }> => countMembers(reader, merchantId, from, to)

/** Ancestors, nearest first, with their distance. */
export const uplinesOf = (reader: Reader, accountId: string): Promise<{ accountId: string; distance: number }[]> => readUplines(reader, accountId)
export const isUplineOf = (reader: Reader, uplineId: string, accountId: string): Promise<boolean> => isUpline(reader, uplineId, accountId)
/** All accounts below, without the account itself; `depth` 1 is its direct line. */
export const downlineIdsOf = (reader: Reader, accountId: string, options: { depth?: number } = {}): Promise<string[]> => readDownline(reader, accountId, options.depth ?? 20)

/** Gives an agent a code; `type` and `g` are what accounts of this code become. */
export async function createInvitation(tx: Tx, invitation: { merchantId: string; code: string; accountId: string; memberType?: AccountType; memberG?: number | null; host?: string | null }): Promise<void> {
  await insertInvitation(tx, invitation)
}

/** The level that promotions decided. */
export const setVipLevel = (tx: Tx, accountId: string, level: number): Promise<void> => writeVipLevel(tx, accountId, level)
