import { logInSecond, logInSecondSchemas } from '../../../../contract/player/identity/log-in-second.ts'
import { refuse, refuseFields } from '../../../../contract/errors.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { handleBatched, type RequestContext } from '../../../../platform/calls.ts'
import { lowerCounters } from '../../../../platform/counters.ts'
import { openSession } from '../admission.ts'
import { openLock } from '../attempts.ts'
import { checkCode } from '../../credentials/codes.ts'
import { isPayeeName, spendAuthenticator, type FactorMethod } from '../../credentials/factors.ts'
import { checkMailCode } from '../../credentials/mail-codes.ts'
import { countSecondTry, forgetSecondTries, readTicket, secondTries, spendTicket } from '../second-step.ts'
import type { AccountRow } from '../../accounts/store/accounts.ts'
import { insertRefused } from '../../credentials/store/factors.ts'
import type { SecondProof } from '../store/sign-ins.ts'

export const handleLogInSecond = handleBatched(logInSecond, logInSecondSchemas, async (context, { body }) => {
  const { pending, account, subject } = await readTicket(context, body.ticket)
  if (!pending.methods.includes(body.method)) refuseFields([{ field: 'method', rule: 'format' }])
  const attemptsLeft = await countSecondTry(context, account.account_id)
  const second = await prove(context, account, {
    method: body.method,
    code: body.code.trim(),
    subject,
  }).catch((error: unknown) => failed(context, account, subject, attemptsLeft, error))
  if (!(await spendTicket(context, subject))) refuse('AUTH_TICKET_INVALID')
  await forgetSecondTries(context, account.account_id)
  // A right second factor removes a lock that wrong passwords put on the account (domain/gaps.md §4).
  await openLock(context, account.merchant_id, account.username)
  return openSession(context, account, {
    how: pending.how,
    rememberMe: pending.rememberMe,
    second,
    isTrusted: body.trustDevice === true,
  })
})

async function prove(
  context: RequestContext,
  account: AccountRow,
  given: { method: FactorMethod; code: string; subject: string },
): Promise<SecondProof> {
  const asked = { purpose: 'SECOND_FACTOR' as const, subject: given.subject, code: given.code }
  if (given.method === 'payeeName')
    return isPayeeName(account, given.code) ? 'payeeName' : refuse('AUTH_NAME_WRONG')
  if (given.method === 'authenticator')
    return (await spendAuthenticator(context, account, given.code)) ?? refuse('AUTH_TOTP_WRONG')
  if (given.method === 'sms') await checkCode(context, { ...asked, mobile: account.mobile ?? '' })
  else await checkMailCode(context, { ...asked, email: account.email ?? '' })
  return given.method
}

/** The refusal with the attempts that are left; the last one ends the ticket. */
async function failed(
  context: RequestContext,
  account: AccountRow,
  subject: string,
  attemptsLeft: number,
  error: unknown,
): Promise<never> {
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'VERIFY_CODE_EXPIRED') {
    // Nothing was checked, so no attempt is counted.
    await lowerCounters(context.database.kysely, secondTries(account.account_id))
    throw error
  }
  await insertRefused(context.database.kysely, {
    merchantId: account.merchant_id,
    username: account.username,
    step: 'SECOND',
    address: context.address,
    country: context.country,
    device: context.userAgent,
  })
  if (attemptsLeft === 0) await spendTicket(context, subject)
  throw new Refusal(error.code, { value: { attemptsLeft } })
}
