/** A member with limits of their own and a pending one, and signs for operators. */
import { clock } from '../../kernel/clock.ts'
import { askLimit, noteMarker } from '../../modules/limits/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import type { Services } from '../../platform/services.ts'
import { demoMemberId } from './identity.ts'
import { DEMO_MERCHANT } from './system.ts'

const LIMITED = 20
const BAHT = 100

/** After the members have wallets. */
export async function seedLimits(tx: Tx, services: Services): Promise<void> {
  const now = clock.now()
  const member = { merchantId: DEMO_MERCHANT, accountId: demoMemberId(LIMITED) }
  const timeZone = 'Asia/Bangkok'
  const context = {
    tx,
    now,
    merchant: { id: DEMO_MERCHANT, timeZone } as never,
    use: <Value>(key: Parameters<typeof services.use<Value>>[0]) => services.use(key),
    afterCommit: () => {},
  }
  const asker = { name: 'member20', remark: '', mayRaise: true }
  await askLimit(context, member, { kind: 'DEPOSIT', period: 'DAY' }, 20_000 * BAHT, asker)
  await askLimit(context, member, { kind: 'DEPOSIT', period: 'MONTH' }, 150_000 * BAHT, asker)
  await askLimit(context, member, { kind: 'DEPOSIT', period: 'DAY' }, 30_000 * BAHT, asker)
  await noteMarker(tx, { ...member, kind: 'SELF_TEST', detail: { band: 'HIGH' } }, { now, timeZone })
  await noteMarker(tx, { ...member, kind: 'CANCELLED', detail: { count: 3 } }, { now, timeZone })
}
