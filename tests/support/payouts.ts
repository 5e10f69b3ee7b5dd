/** An operator who approves and pays withdrawals with the demo’s bank, and what their members see. */
import sharp from 'sharp'
import { approveWithdrawal } from '../../contract/operator/cashier/approve-withdrawal.ts'
import { listWithdrawals } from '../../contract/player/cashier/list-withdrawals.ts'
import { setBankFaults } from '../../contract/player/dev/set-bank-faults.ts'
import { listMessages } from '../../contract/player/messaging/list-messages.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { goToHour } from './bangkok.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from './cashier.ts'
import { setVipLevel } from '../../modules/identity/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'

export let house: CashierHouse, owner: Caller, finance: Caller, picture: Buffer

export async function openPayoutDesk() {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  finance = await house.operator('finance')
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  await goToHour(house, 12)
}

export const of = (withdrawalId: string, body: unknown = {}) => ({ params: { withdrawalId }, body })

export function form(fields: Record<string, string>, pictures: Buffer[] = []): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  for (const [place, bytes] of pictures.entries())
    made.append('images', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), `${place}.png`)
  return made
}

export async function rich(number: number, amount = 30_000_000n): Promise<Player> {
  const member = await house.player(number)
  await house.transaction(async (tx) => {
    await setVipLevel(tx, member.id, 4)
    await postTransaction(tx, {
      scope: 'test',
      key: `rich${number}`,
      kind: 'OPENING',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount(DEMO_MERCHANT, 'DEMO'),
          to: memberAccount(member.id),
          amount,
          code: 'OPENING',
        },
      ],
    })
  })
  return member
}

/** Approved by as many operators as it takes. */
export async function approved(member: Player, amount: number): Promise<string> {
  const { withdrawalId } = (await member.withdraw(amount)).value
  if ((await owner.call(approveWithdrawal, of(withdrawalId))).value.state === 'REVIEW')
    await finance.call(approveWithdrawal, of(withdrawalId))
  return withdrawalId
}

export async function paid(member: Player, amount = 100_000): Promise<string> {
  const withdrawalId = await approved(member, amount)
  await house.settle()
  return withdrawalId
}

export const latest = async (member: Player) => (await member.call(listWithdrawals)).value.list[0]!

export const messagesOf = async (member: Player) =>
  (await member.call(listMessages, { query: {} })).value.list.map((message) => message.title)

export const bankBook = (withdrawalId: string) =>
  rowsOf(
    house.server.process.database.kysely,
    sql<{ reference: string; amount: bigint; asked_count: number }>`
  SELECT reference, amount, asked_count FROM cashier.demo_payout WHERE starts_with(reference, ${withdrawalId}) ORDER BY reference`,
  )

export const faults = (...list: string[]) => house.client.post(setBankFaults.path, { faults: list })
