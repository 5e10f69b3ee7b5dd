/** The tree of accounts, and the invitations by which newcomers join it. */
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { checkEconomy } from '../economy/economy.ts'
import { insertInvitation, isUpline, readDownline, readUplines } from './store/tree.ts'
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
