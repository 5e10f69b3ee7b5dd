import type { readRaffleSchemas } from '../../../../contract/player/promotions/read-raffle.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type RaffleView = ValueOf<typeof readRaffleSchemas>
export type Raffle = NonNullable<RaffleView['raffle']>
