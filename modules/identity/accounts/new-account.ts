/** Creating an account, and what is answered if its name or number is taken. */
import { refuseWith } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { isUniqueViolation, type Tx } from '../../../platform/postgres.ts'
import type { ServiceKey } from '../../../platform/services.ts'
import { events } from './events.ts'
import { noteOpeningGroup, openingGroup } from './rates.ts'
import { accountOpenedKey } from './slots.ts'
import { insertAccount, type AccountRow, type NewAccountRow } from './store/accounts.ts'
import { isPersonal, kindOf } from './types.ts'

/** A request's context, or the process's container. */
export interface Finder {
  use<Value>(key: ServiceKey<Value>): Value
}

/** Without a prize group the account begins with the house's. */
export type NewAccount = Pick<NewAccountRow, 'merchantId' | 'username' | 'type'> &
  Partial<Omit<NewAccountRow, 'memberG'>> & { memberG?: number | null }

const ABSENT: Omit<NewAccountRow, 'accountId' | 'merchantId' | 'username' | 'type' | 'memberG'> = {
  nickname: '',
  language: 'TH',
  uplineId: null,
  referrerId: null,
  passwordHash: null,
  initialUntil: null,
  paymentPasswordHash: null,
  payeeName: null,
  mobile: null,
  email: null,
  ageConfirmedAt: null,
  termsAcceptedAt: null,
  profile: {},
  registeredAddress: '',
  registeredHost: '',
  registeredBy: 'WEB',
  invitationCode: null,
}

/**
 * Creates an account with its place in the tree, opens its wallet in the same transaction and writes the
 * event. Refuses REG_USERNAME_TAKEN and REG_MOBILE_TAKEN as the database decides, so exactly one of parallel
 * requests succeeds; the transaction is void after a refusal.
 */
export async function createAccount(services: Finder, tx: Tx, fresh: NewAccount): Promise<AccountRow> {
  const memberG = await openingGroup(tx, fresh)
  const row = await insertAccount(tx, { ...ABSENT, accountId: newId(), ...fresh, memberG }).catch(refuseTaken)
  const kind = kindOf(row.type)
  await services.use(accountOpenedKey)(tx, { merchantId: row.merchant_id, memberId: row.account_id, kind })
  if (isPersonal(kind)) {
    await noteOpeningGroup(tx, row.account_id, memberG)
    await emitEvent(tx, events.registered, {
      merchantId: row.merchant_id,
      memberId: row.account_id,
      kind,
      uplineId: row.upline_id,
      referrerId: row.referrer_id,
    })
  }
  return row
}

/** A violated unique constraint as the refusal it means. */
export function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'account_username_once'))
    refuseWith('REG_USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'usernameTaken' }] })
  if (isUniqueViolation(error, 'account_mobile_once'))
    refuseWith('REG_MOBILE_TAKEN', { fields: [{ field: 'mobileNum', rule: 'mobileTaken' }] })
  throw error
}
