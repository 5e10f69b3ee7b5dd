import { readExposure } from '../../../../../contract/operator/lottery/read-exposure.ts'
import { numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { formatCount, formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Kpi, Panel } from '../../../parts/panel.tsx'
import { numberName, playName } from '../play-text.ts'
import { HeatMap, shownPercent, stateText } from './heat-map.tsx'
import { hasMap, worstOf, type Heat } from './heat.ts'
import styles from './numbers.module.css'
import { heatsOf, stateTones, type Exposure, type Place } from './words.ts'

const RISKIEST = 12

/** The same answer for the figures, the map and the list. */
function useExposure(place: Place) {
  return useCall(
    readExposure,
    { query: { ...place, order: 'EXPOSURE', pageNo: 1, pageSize: 1_000 } },
    { refetchEveryMs: 5_000, staleMs: 1_000 },
  )
}

export function ExposureFigures({ place }: { place: Place }) {
  const answer = useExposure(place)
  return (
    <Loaded answer={answer}>
      {(exposure) => <Figures exposure={exposure} heats={[...heatsOf(exposure).values()]} />}
    </Loaded>
  )
}

interface Choice {
  place: Place
  chosen: string
  onChoose: (number: string) => void
}

/** The map of a bet type whose numbers are few enough for one. */
export function ExposureMap({ place, chosen, onChoose }: Choice) {
  const t = useText()
  const { data: exposure } = useExposure(place)
  const play = numberPlayOf(place.gameCode, place.playCode)
  if (!exposure || !play || !hasMap(play)) return null
  return (
    <Panel title={playName(t, place.gameCode, place.playCode)} beside={<Limit exposure={exposure} />}>
      <HeatMap play={play} heats={heatsOf(exposure)} chosen={chosen} onChoose={onChoose} />
    </Panel>
  )
}

function Limit({ exposure }: { exposure: Exposure }) {
  const t = useText()
  return (
    <small className="text-3">
      {t('lotnum_limit', { amount: formatMoney(exposure.maxPayoutPerNumber, exposure.currency) })}
    </small>
  )
}

/** The riskiest numbers; of a bet type without a map all of them. */
export function Riskiest({ place, onChoose }: Omit<Choice, 'chosen'>) {
  const t = useText()
  const { data: exposure } = useExposure(place)
  const play = numberPlayOf(place.gameCode, place.playCode)
  if (!exposure || !play) return null
  const rows = [...heatsOf(exposure).values()].filter(
    ({ stakeAmount, state }) => stakeAmount > 0 || state !== 'OPEN',
  )
  const title = t('lotnum_riskiest', { play: playName(t, place.gameCode, place.playCode) })
  return (
    <Panel title={title} beside={<Limit exposure={exposure} />} isFlush>
      <DataTable
        caption={title}
        columns={riskColumns(t, exposure, onChoose)}
        rows={rows.slice(0, hasMap(play) ? RISKIEST : undefined)}
        rowKey={({ number }) => number}
        empty={<EmptyState isSmall title={t('lotnum_nothing')} />}
      />
    </Panel>
  )
}

function Figures({ exposure, heats }: { exposure: Exposure; heats: readonly Heat[] }) {
  const t = useText()
  const { worst, losing } = worstOf(heats)
  const { stakeAmount, currency } = exposure
  const count = (state: Heat['state']) => heats.filter((heat) => heat.state === state).length
  const hasWorst = worst !== undefined && worst.exposureAmount > 0
  return (
    <div className={styles.kpis}>
      <Kpi label={t('lotnum_stakes')} value={formatMoney(stakeAmount, currency)} />
      <Kpi
        label={hasWorst ? t('lotnum_worst', { number: numberName(t, worst.number) }) : t('lotnum_worst_none')}
        value={
          hasWorst ? <Money amount={stakeAmount - worst.exposureAmount} currency={currency} isChange /> : '–'
        }
        note={
          hasWorst ? t('lotnum_worst_note', { amount: formatMoney(worst.exposureAmount, currency) }) : null
        }
      />
      <Kpi label={t('lotnum_losing')} value={formatCount(losing)} />
      <Kpi label={t('lotnum_half')} value={formatCount(count('REDUCED'))} />
      <Kpi label={t('lotnum_closed')} value={formatCount(count('CLOSED'))} />
    </div>
  )
}

function riskColumns(
  t: Translate,
  { currency, maxPayoutPerNumber, halvedAmount }: Exposure,
  onChoose: (number: string) => void,
): Column<Heat>[] {
  const next = ({ exposureAmount, state }: Heat) => {
    const step = state === 'OPEN' && exposureAmount < halvedAmount ? halvedAmount : maxPayoutPerNumber
    if (state === 'CLOSED' || exposureAmount >= step) return t('lotnum_full')
    const amount = formatMoney(step - exposureAmount, currency)
    return t(step === halvedAmount ? 'lotnum_to_half' : 'lotnum_to_closed', { amount })
  }
  return [
    {
      key: 'number',
      head: t('lotnum_number'),
      card: 'title',
      cell: ({ number }) => <span className={styles.number}>{numberName(t, number)}</span>,
    },
    {
      key: 'stakes',
      head: t('lot_stakes'),
      isFigure: true,
      card: 'amount',
      cell: ({ stakeAmount }) => formatMoney(stakeAmount, currency),
    },
    {
      key: 'exposure',
      head: t('lotnum_exposure'),
      isFigure: true,
      card: 'amount',
      cell: ({ exposureAmount }) => formatMoney(exposureAmount, currency),
    },
    {
      key: 'share',
      head: t('lotnum_share'),
      cell: ({ number, share }) => (
        <span className={styles.share}>
          <Progress share={share} tone={share >= 0.6 ? 'risk' : 'task'} label={number} />
          <small>{t('lotnum_percent', { percent: shownPercent(share) })}</small>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('lot_state'),
      card: 'badge',
      cell: ({ state }) => <Badge tone={stateTones[state]}>{stateText(t, state)}</Badge>,
    },
    { key: 'next', head: t('lotnum_next'), isNamed: true, cell: next },
    {
      key: 'rule',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: ({ number }) => (
        <Button size="compact" onClick={() => onChoose(number)}>
          {t('lotnum_choose')}
        </Button>
      ),
    },
  ]
}
