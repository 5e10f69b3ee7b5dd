/** Two operators who decide verifications, and members who submit their documents. */
import sharp from 'sharp'
import { expect } from 'vitest'
import { approveKyc } from '../../contract/operator/identity/approve-kyc.ts'
import { readKycRequest } from '../../contract/operator/identity/read-kyc-request.ts'
import { readMemberDocument } from '../../contract/operator/identity/read-member-document.ts'
import { confirmProposal } from '../../contract/operator/system/confirm-proposal.ts'
import type { readKycSchemas } from '../../contract/player/identity/read-kyc.ts'
import { submitIdentity } from '../../contract/player/identity/submit-identity.ts'
import type { ValueOf } from '../../contract/shared/call.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { sql } from '../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Caller, type Player } from './cashier.ts'
import { setKycLevel } from '../../modules/identity/index.ts'

export const NUMBERS = ['1101700207030', '3100600445635', '1234567890121'] as const

export let house: CashierHouse

export let desk: Caller

export let second: Caller

export let picture: Buffer

export async function openKycDesk() {
  house = await openCashierHouse({ RATE_FACTOR: '0' })
  desk = await house.operator('desk', ['dashboard.read', 'kyc.read', 'kyc.decide'])
  second = await house.operator('second', ['dashboard.read', 'kyc.read', 'kyc.decide'])
  picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: 200, g: 180, b: 120 } },
  })
    .png()
    .toBuffer()
}

type Kyc = ValueOf<typeof readKycSchemas>

export const identity = {
  idNumber: NUMBERS[0] as string,
  birthday: '1990-02-28',
  address: '99 Rama IX Road, Bangkok',
}

export function send(
  member: Player,
  fields: Record<string, string>,
  files: Record<string, Buffer | Buffer[]>,
  call: { path: string } = submitIdentity,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, list] of Object.entries(files))
    for (const bytes of [list].flat()) form.append(name, new Blob([new Uint8Array(bytes)]), `${name}.png`)
  return house.client.post<Kyc & { fields?: { field: string; rule: string }[] }>(call.path, form, {
    token: member.token,
  })
}

export const hand = (member: Player, change: Partial<typeof identity> = {}) =>
  send(member, { ...identity, ...change }, { cardFront: picture, selfie: picture })

export async function memberAt(number: number, level: number): Promise<Player> {
  const member = await house.player(number)
  await house.transaction(async (tx) => {
    await setKycLevel(tx, DEMO_MERCHANT, member.id, level)
    // Members of the demo that have been verified hand in again here.
    await sql`UPDATE identity.kyc_request SET state = 'REJECTED', decided_at = app.now() WHERE member_id = ${member.id}`.execute(
      tx,
    )
    await sql`UPDATE identity.account SET profile = profile - 'birthday' WHERE account_id = ${member.id}`.execute(
      tx,
    )
  })
  return member
}

export async function openAll(operator: Caller, requestId: string): Promise<void> {
  const { documents } = (await desk.call(readKycRequest, { params: { requestId } })).value
  for (const { documentId } of documents)
    expect((await operator.call(readMemberDocument, { params: { requestId, documentId } })).status).toBe(200)
}

export const waitingOf = async (operator: Caller, requestId: string) =>
  (await operator.call(readKycRequest, { params: { requestId } })).value.waiting

/** Granting level 3: both operators open every picture, one approves, the other one confirms. */
export async function grantByTwo(requestId: string): Promise<void> {
  await openAll(desk, requestId)
  expect(await desk.call(approveKyc, { params: { requestId }, body: {} })).toMatchObject({
    status: 200,
    value: { state: 'SUBMITTED' },
  })
  await openAll(second, requestId)
  const { proposalId } = (await waitingOf(second, requestId))!
  expect(await second.call(confirmProposal, { params: { proposalId } })).toMatchObject({
    status: 200,
    value: { state: 'CONFIRMED' },
  })
}
