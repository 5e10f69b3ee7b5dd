/**
 * The demo's members and agents (wire.md §10, Demo data). Balances, bank accounts and restrictions belong to
 * other seeds.
 */
import { createAccount, createInvitation, memberGuardKey } from '../../modules/identity/index.ts'
import { codeSettings } from '../../modules/identity/settings/codes.ts'
import { setSetting } from '../../modules/system/index.ts'
import { clock } from '../../kernel/clock.ts'
import { run, sql, type Tx } from '../../platform/postgres.ts'
import type { Services } from '../../platform/services.ts'
import { DEMO_MERCHANT } from './system.ts'

/**
 * Hashes of `Sala-demo-2026` and `271828` with a salt of their own: 48 fresh ones would cost two seconds of
 * every first start.
 */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsYS1kZW1vLXBhc3N3ZA$7F6ovksGs4hlSzRokW7cl2kxMxKF6z6LCx0H3u/G3KM'
export const PAYMENT_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsYS1kZW1vLXBheXBpbg$DsUwdAczvl9Fl44VvpqIFkEY2hv6yG6K9YfYDPK7XNY'

export const DEMO_MEMBERS = 20

/** The id of `member01` … `member20`. */
export const demoMemberId = (number: number): string =>
  `00000000-0000-7000-8000-00000000${String(number).padStart(4, '0')}`
/** The id of `agent1` … `agent4`. */
export const demoAgentId = (number: number): string =>
  `00000000-0000-7000-8000-0000000a${String(number).padStart(4, '0')}`
/** `สมชาย ใจดี A` for member01 … `T` for member20. */
export const demoPayeeName = (number: number): string => `สมชาย ใจดี ${String.fromCharCode(64 + number)}`

/** Four levels: agent1 above agent2 and agent4, agent2 above agent3, members below each. */
const agents = [
  { number: 1, type: 1, upline: null, memberG: 1980, payeeName: 'วิภา รุ่งเรือง A', nickname: 'พี่แดง_นครปฐม' },
  { number: 2, type: 2, upline: 1, memberG: 1970, payeeName: 'วิภา รุ่งเรือง B', nickname: 'ชัย_บางเลน' },
  { number: 3, type: 2, upline: 2, memberG: 1960, payeeName: 'วิภา รุ่งเรือง C', nickname: 'ป้าสมใจ' },
  { number: 4, type: 2, upline: 1, memberG: 1970, payeeName: 'วิภา รุ่งเรือง D', nickname: 'แอน_ศาลายา' },
] as const

export async function seedIdentity(tx: Tx, services: Services): Promise<void> {
  for (const agent of agents) {
    const accountId = demoAgentId(agent.number)
    await seedAccount(tx, services, {
      accountId,
      username: `agent${agent.number}`,
      type: agent.type,
      uplineId: agent.upline === null ? null : demoAgentId(agent.upline),
      memberG: agent.memberG,
      payeeName: agent.payeeName,
      nickname: agent.nickname,
      mobile: `+6681000010${agent.number}`,
    })
    // One link has a prize group of its own; by the others newcomers begin with the house's.
    const memberG = agent.number === 4 ? 1950 : null
    await createInvitation(tx, {
      merchantId: DEMO_MERCHANT,
      code: `AGENT${agent.number}`,
      accountId,
      memberG,
    })
  }
  for (let number = 1; number <= DEMO_MEMBERS; number++) {
    const two = String(number).padStart(2, '0')
    const uplineId = number <= 5 ? demoAgentId(3) : number <= 10 ? demoAgentId(4) : null
    await seedAccount(tx, services, {
      accountId: demoMemberId(number),
      username: `member${two}`,
      type: 0,
      uplineId,
      payeeName: demoPayeeName(number),
      mobile: `+668100000${two}`,
      email: `member${two}@player.example`,
    })
  }
  // The neighbours too, so that the list of countries can be seen.
  await setSetting(tx, DEMO_MERCHANT, codeSettings.smsCountries, ['66', '856', '855', '95'])
  await run(
    tx,
    sql`UPDATE identity.account SET state = 'FROZEN', frozen_reason = 'demo', frozen_by = 'owner', frozen_at = app.now() WHERE account_id = ${demoMemberId(18)}`,
  )
  await services.use(memberGuardKey)(tx, {
    memberId: demoMemberId(18),
    blockedReason: 'FROZEN',
    blockedUntil: null,
  })
}

interface SeededAccount {
  accountId: string
  username: string
  type: 0 | 1 | 2
  uplineId: string | null
  memberG?: number
  payeeName: string
  nickname?: string
  mobile: string
  email?: string
}

async function seedAccount(tx: Tx, services: Services, account: SeededAccount): Promise<void> {
  const now = clock.now()
  await createAccount(services, tx, {
    ...account,
    merchantId: DEMO_MERCHANT,
    passwordHash: PASSWORD_HASH,
    paymentPasswordHash: PAYMENT_PASSWORD_HASH,
    ageConfirmedAt: now,
    termsAcceptedAt: now,
    registeredBy: 'DEMO',
  })
  await run(
    tx,
    sql`
    UPDATE identity.account SET mobile_verified_at = ${now}, kyc_level = 2, first_login_acked_at = ${now} WHERE account_id = ${account.accountId}`,
  )
}
