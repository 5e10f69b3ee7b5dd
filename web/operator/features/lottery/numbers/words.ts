/** What the screen of numbers shows, and what it asks for again after a change. */
import {
  listNumberRules,
  type listNumberRulesSchemas,
} from '../../../../../contract/operator/lottery/list-number-rules.ts'
import type { NumberRuleMode } from '../../../../../contract/operator/lottery/number-rule-fields.ts'
import {
  readExposure,
  type readExposureSchemas,
} from '../../../../../contract/operator/lottery/read-exposure.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'
import type { Heat } from './heat.ts'

export type Exposure = ValueOf<typeof readExposureSchemas>
export type Rule = ValueOf<typeof listNumberRulesSchemas>['list'][number]

/** What is looked at: a bet type of a lottery, in one issue if one is open. */
export interface Place {
  gameCode: string
  playCode: string
  numero: string
}

export const stateTones: Readonly<Record<Heat['state'], BadgeTone>> = {
  OPEN: 'good',
  REDUCED: 'waiting',
  CLOSED: 'bad',
}
export const modeTones: Readonly<Record<NumberRuleMode, BadgeTone>> = {
  CLOSED: 'bad',
  HALF: 'waiting',
  LIMITED: 'info',
}

export const heatsOf = ({ list, maxPayoutPerNumber }: Exposure): ReadonlyMap<string, Heat> =>
  new Map(
    list.map(({ number, stakeAmount, exposureAmount, state }) => [
      number,
      { number, stakeAmount, exposureAmount, share: exposureAmount / maxPayoutPerNumber, state },
    ]),
  )

export const refreshNumbers = () => refresh(readExposure, listNumberRules, listProposals)
