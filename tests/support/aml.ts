/** Two compliance officers, and what they see of a member. */
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from './cashier.ts'
import { isHeld, standingScore } from '../../modules/cashier/compliance/flags.ts'

const ABILITIES = ['aml.read', 'aml.decide', 'withdrawals.read', 'withdrawals.decide']

export let house: CashierHouse

export let desk: Caller

export let second: Caller

export async function openAmlDesk() {
  house = await openCashierHouse()
  desk = await house.operator('desk', ABILITIES)
  second = await house.operator('second', ABILITIES)
}

export const watched = (member: Player) => ({ merchantId: DEMO_MERCHANT, memberId: member.id })

export const score = (member: Player) => standingScore(house.server.process.database.kysely, watched(member))

export const held = (member: Player) => isHeld(house.server.process.database.kysely, watched(member))
