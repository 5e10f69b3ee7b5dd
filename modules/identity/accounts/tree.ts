/** The tree of accounts, and the invitations by which newcomers join it. */
import { randomInt } from 'node:crypto'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { checkEconomy } from '../economy/economy.ts'
import { lockAccount } from './store/accounts.ts'
import { insertInvitation, isUpline, readDownline, readOwnCode, readUplines, takeCode } from './store/tree.ts'
import type { AccountType } from './types.ts'

/** Ancestors, nearest first, with their distance. */
export const uplinesOf = (
  reader: Reader,
  accountId: string,
): Promise<{ accountId: string; distance: number }[]> => readUplines(reader, accountId)

export const isUplineOf = (reader: Reader, uplineId: string, accountId: string): Promise<boolean> =>
  isUpline(reader, uplineId, accountId)

/** All accounts below, without the account itself; `depth` 1 is its direct line. */
export const downlineIdsOf = (
  reader: Reader,
  accountId: string,
  options: { depth?: number } = {},
): Promise<string[]> => readDownline(reader, accountId, options.depth ?? 20)

/** Gives an agent a code; type and prize group are what accounts of this code begin with. ECONOMY_GUARD. */
export async function createInvitation(
  tx: Tx,
  invitation: {
    merchantId: string
    code: string
    accountId: string
    memberType?: AccountType
    memberG?: number | null
    host?: string | null
  },
): Promise<void> {
  if (invitation.memberG) await checkEconomy(tx, invitation.merchantId, { memberG: invitation.memberG })
  await insertInvitation(tx, invitation)
}

/** Letters and digits that nobody takes for another one when a code is read aloud or copied by hand. */
const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** 31^8: nobody meets the code of a member by guessing, within the checks that an address has. */
const CODE_LENGTH = 8

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/** The code by which a member invites friends; null before it was made. */
export const ownCodeOf = async (
  reader: Reader,
  member: { merchantId: string; accountId: string },
): Promise<string | null> => (await readOwnCode(reader, member)) ?? null

/** The code by which a member invites friends, made now if there is none; a member has one. */
export async function makeOwnCode(
  tx: Tx,
  member: { merchantId: string; accountId: string },
): Promise<string> {
  // Two that ask at once wait for each other here, so a member has one code.
  await lockAccount(tx, member.merchantId, member.accountId)
  const known = await readOwnCode(tx, member)
  if (known) return known
  let code = randomCode()
  while (!(await takeCode(tx, { ...member, code }))) code = randomCode()
  return code
}
