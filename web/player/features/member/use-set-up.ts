import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listBankAccounts } from '../../../../contract/player/cashier/list-bank-accounts.ts'
import { listUsdtAddresses } from '../../../../contract/player/cashier/list-usdt-addresses.ts'
import { readKyc } from '../../../../contract/player/identity/read-kyc.ts'
import { readProfile } from '../../../../contract/player/identity/read-profile.ts'
import { readSecurity } from '../../../../contract/player/identity/read-security.ts'
import { listTrustedDevices } from '../../../../contract/player/identity/list-trusted-devices.ts'
import type { Call, SchemaMaker } from '../../../../contract/shared/call.ts'
import { useSend } from '../../../client/use-call.ts'

/**
 * Every call that answers what a member has set up. Their answers overlap: a withdrawal password, for
 * instance, is in the profile, in the security centre and in what a withdrawal still needs.
 */
export const setUpAnswers = [
  readProfile,
  readSecurity,
  readKyc,
  checkWithdrawal,
  listBankAccounts,
  listUsdtAddresses,
  listTrustedDevices,
]

/**
 * Sends a step of setting the account up. Every answer about it is asked for again, so every page shows it at
 * once.
 */
export function useSetUp<Schemas extends SchemaMaker>(call: Call<Schemas>) {
  return useSend(call, { changes: setUpAnswers })
}
