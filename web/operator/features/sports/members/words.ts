/** What the screens of members' limits share. */
import { listMemberRisks } from '../../../../../contract/operator/sportsbook/list-member-risks.ts'
import { readMemberRisk } from '../../../../../contract/operator/sportsbook/read-member-risk.ts'
import { refresh } from '../../../../client/use-call.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'
import type { Translate } from '../../../../ui/i18n/text.tsx'

export interface Risk {
  percent: number
  isStopped: boolean
}

/** Groups that are offered; any other percentage may have been set by a call. */
export const riskGroups = [100, 50, 25, 10, 1] as const

export const riskText = (t: Translate, { percent, isStopped }: Risk): string =>
  isStopped
    ? t('op_sport_risk_stopped')
    : percent === 100
      ? t('op_sport_risk_full')
      : t('op_sport_risk_part', { percent })

export const riskTone = ({ percent, isStopped }: Risk): BadgeTone =>
  isStopped ? 'bad' : percent < 100 ? 'waiting' : 'neutral'

export const refreshRisks = () => refresh(listMemberRisks, readMemberRisk)
