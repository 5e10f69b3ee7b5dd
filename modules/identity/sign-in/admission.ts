/**
 * Letting an account in once it proved its identity: members who may not sign in are refused, and a second
 * step is asked for if due.
 */
import { refuse, refuseWith } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { giveTicket, methodsAsked, trustThisDevice } from './second-step.ts'
import { rememberDevice, signIn, type SignedIn } from './sign-in.ts'
import type { AccountRow } from '../accounts/store/accounts.ts'
import type { SecondProof, SignInHow } from './store/sign-ins.ts'
import { kindOf } from '../accounts/types.ts'

export interface Admission {
  how: SignInHow
  rememberMe?: boolean | undefined
  area?: 'member' | 'agent' | undefined
}

/**
 * Opens a session in a transaction of its own for an account that proved its identity by `how`. AUTH_DISABLED
 * for a frozen one, AUTH_NOT_AGENT for a non-agent at the agents' sign-in, AUTH_SECOND_FACTOR with `value:
 * {ticket, options}` if the device or address is not registered, or an authenticator is enrolled and the
 * device not trusted.
 */
export async function enterAccount(
  context: RequestContext,
  account: AccountRow,
  { how, rememberMe = false, area }: Admission,
): Promise<SignedIn> {
  if (account.state === 'FROZEN') refuse('AUTH_DISABLED')
  if (area === 'agent' && kindOf(account.type) !== 'agent') refuse('AUTH_NOT_AGENT')
  const methods = await methodsAsked(context, account, how)
  if (methods)
    return refuseWith('AUTH_SECOND_FACTOR', {
      ticket: await giveTicket(context, account, { how, methods, rememberMe }),
      options: methods,
    })
  return openSession(context, account, { how, rememberMe, second: null, isTrusted: false })
}

/** The session itself, and its cookies. */
export async function openSession(
  context: RequestContext,
  account: AccountRow,
  entered: { how: SignInHow; rememberMe: boolean; second: SecondProof | null; isTrusted: boolean },
): Promise<SignedIn> {
  const place = { accountId: account.account_id, merchantId: account.merchant_id }
  return context.database.transaction(async (tx) => {
    const signedIn = await signIn(tx, context, account, entered.how, entered.second)
    if (entered.rememberMe && !signedIn.mustChangePassword) await rememberDevice(tx, context, place)
    if (entered.isTrusted) await trustThisDevice(tx, context, place)
    return signedIn
  })
}
