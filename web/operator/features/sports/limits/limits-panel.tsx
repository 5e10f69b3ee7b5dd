import {
  readSportLimits,
  type readSportLimitsSchemas,
} from '../../../../../contract/operator/sportsbook/read-sport-limits.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatCount, formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { sportName } from '../words.ts'
import styles from './limits.module.css'

type Limits = ValueOf<typeof readSportLimitsSchemas>

interface Row {
  name: string
  maxStakeAmount: number
  maxPayoutAmount: number
  /** Null: parlays have none. */
  maxFixtureAmount: number | null
}

/** What one bet, one member and one market may come to; the figures are settings of the house. */
export function LimitsPanel() {
  const t = useText()
  const can = useCan()
  const answer = useCall(readSportLimits, undefined, { staleMs: 1_000 })
  return (
    <Panel
      title={t('op_sport_limits')}
      isFlush
      beside={
        can('settings.read') ? (
          <ConsoleLink className="link" href={paths.settings}>
            {t('op_sport_limits_set')}
          </ConsoleLink>
        ) : null
      }
    >
      <Loaded answer={answer}>{(limits) => <Table limits={limits} />}</Loaded>
    </Panel>
  )
}

function Table({ limits }: { limits: Limits }) {
  const t = useText()
  const rows: Row[] = [
    ...limits.tiers.map(({ tier, ...row }) => ({ name: t('op_sport_limits_tier', { tier }), ...row })),
    { name: t('op_sport_limits_parlay'), ...limits.parlay, maxFixtureAmount: null },
  ]
  return (
    <>
      <DataTable
        caption={t('op_sport_limits')}
        columns={columnsOf(t, limits.currency)}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <div className={styles.others}>
        <KeyValues rows={othersOf(t, limits)} />
      </div>
    </>
  )
}

const money = (amount: number, currency: string): string => formatMoney(amount, currency, { decimals: 0 })

function columnsOf(t: Translate, currency: string): Column<Row>[] {
  return [
    { key: 'name', head: t('op_sport_tier'), card: 'title', cell: ({ name }) => name },
    {
      key: 'stake',
      head: t('op_sport_limits_stake_max'),
      isFigure: true,
      cell: ({ maxStakeAmount }) => money(maxStakeAmount, currency),
    },
    {
      key: 'payout',
      head: t('op_sport_limits_payout_max'),
      isFigure: true,
      cell: ({ maxPayoutAmount }) => money(maxPayoutAmount, currency),
    },
    {
      key: 'fixture',
      head: t('op_sport_limits_fixture'),
      isFigure: true,
      cell: ({ maxFixtureAmount }) => (maxFixtureAmount === null ? '–' : money(maxFixtureAmount, currency)),
    },
  ]
}

const othersOf = (
  t: Translate,
  { currency, minStakeAmount, maxPayoutDayAmount, maxExposureAmount, parlay, liveDelays }: Limits,
) => [
  { key: 'min', label: t('op_sport_limits_stake_min'), value: money(minStakeAmount, currency) },
  { key: 'day', label: t('op_sport_limits_payout_day'), value: money(maxPayoutDayAmount, currency) },
  { key: 'exposure', label: t('op_sport_limits_exposure'), value: money(maxExposureAmount, currency) },
  { key: 'price', label: t('op_sport_limits_parlay_price'), value: formatCount(parlay.maxPrice) },
  {
    key: 'delay',
    label: t('op_sport_limits_live_delay'),
    value: liveDelays.map(({ sportCode, seconds }) => `${sportName(t, sportCode)} ${seconds}`).join(', '),
  },
]
