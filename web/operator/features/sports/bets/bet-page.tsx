import { useState } from 'react'
import {
  readPlacedSportBet,
  type readPlacedSportBetSchemas,
} from '../../../../../contract/operator/sportsbook/read-placed-bet.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatMoney, formatRecordTime } from '../../../../../design/format.ts'
import { codeOf } from '../../../../client/call-error.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { rejectedText } from '../reject-words.ts'
import { marketName, priceText, selectionName, sidesOf } from '../words.ts'
import { betStateKey, betTone, legTones } from './bet-words.ts'
import { VoidBetWindow } from './void-bet-window.tsx'

type Bet = ValueOf<typeof readPlacedSportBetSchemas>
type Leg = Bet['legs'][number]

/** One bet: what was taken at which prices, what came of every leg, and its void by two people. */
export function BetPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readPlacedSportBet, { params: { betId: id } }, { staleMs: 1_000 })
  if (codeOf(answer.error) === 'SPORT_BET_UNKNOWN') return <EmptyState title={t('op_sport_bet_unknown')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.sportsBets}>{t('op_sport_bets_search')}</ConsoleLink>
        <Icon name="r" size={16} />
        {answer.data?.betNo ?? ''}
      </nav>
      <Loaded answer={answer}>{(bet) => <Whole bet={bet} />}</Loaded>
    </>
  )
}

function Whole({ bet }: { bet: Bet }) {
  const t = useText()
  const can = useCan()
  const [isVoiding, setVoiding] = useState(false)
  const isWaiting = bet.waitingProposalId !== null
  return (
    <>
      <PageHead
        title={t('op_sport_bet_detail', { number: bet.betNo })}
        beside={<Badge tone={betTone(bet)}>{t(betStateKey(bet))}</Badge>}
        actions={
          can('sports.void') && bet.canVoid && !isWaiting ? (
            <Button icon="ban" onClick={() => setVoiding(true)}>
              {t('op_sport_void_bet')}
            </Button>
          ) : null
        }
      />
      <div className="stack">
        {isWaiting ? (
          <Note>
            {t('op_sport_void_waits')}{' '}
            <ConsoleLink className="link" href={paths.proposals}>
              {t('console_nav_proposals')}
            </ConsoleLink>
          </Note>
        ) : null}
        <Panel title={t('op_sport_bet')}>
          <KeyValues rows={factsOf(t, bet)} />
        </Panel>
        <Panel title={t('op_sport_legs')} isFlush>
          <DataTable
            caption={t('op_sport_legs')}
            columns={legColumns(t)}
            rows={bet.legs}
            rowKey={(row) => String(row.legNo)}
          />
        </Panel>
      </div>
      {isVoiding ? <VoidBetWindow bet={bet} onClose={() => setVoiding(false)} /> : null}
    </>
  )
}

function factsOf(t: Translate, bet: Bet) {
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, bet.currency))
  const member = (
    <>
      <ConsoleLink className="link" href={paths.member(bet.memberId)}>
        {bet.username}
      </ConsoleLink>{' '}
      ·{' '}
      <ConsoleLink className="link" href={paths.sportsMember(bet.memberId)}>
        {t('op_sport_risk_title')}
      </ConsoleLink>
    </>
  )
  const house =
    bet.houseAmount === null ? '–' : <Money amount={bet.houseAmount} currency={bet.currency} isChange />
  return [
    { key: 'member', label: t('op_sport_member'), value: member },
    { key: 'placed', label: t('op_sport_placed'), value: formatRecordTime(bet.placedAt, true) },
    { key: 'price', label: t('op_sport_price'), value: priceText(bet.price) },
    { key: 'stake', label: t('op_sport_stake'), value: money(bet.stakeAmount) },
    { key: 'potential', label: t('op_sport_potential'), value: money(bet.potentialAmount) },
    { key: 'paid', label: t('op_sport_paid'), value: money(bet.payoutAmount) },
    { key: 'cashed', label: t('op_sport_cashed'), value: money(bet.cashedAmount) },
    { key: 'house', label: t('op_sport_house'), value: house },
    ...(bet.version > 1
      ? [
          {
            key: 'version',
            label: t('op_sport_resettle'),
            value: t('op_sport_resettle_version', { n: String(bet.version) }),
          },
        ]
      : []),
    ...(bet.address === null
      ? []
      : [
          { key: 'address', label: t('op_sport_address'), value: bet.address },
          { key: 'device', label: t('op_sport_device'), value: bet.device || '–' },
        ]),
    ...(bet.state === 'REJECTED'
      ? [{ key: 'refused', label: t('op_sport_refused'), value: rejectedText(t, bet) ?? '–' }]
      : []),
    ...(bet.voidReason ? [{ key: 'void', label: t('op_sport_void'), value: bet.voidReason }] : []),
  ]
}

function legColumns(t: Translate): Column<Leg>[] {
  return [
    {
      key: 'what',
      head: t('op_sport_selection'),
      card: 'title',
      cell: (row) => selectionName(t, row, row.code, sidesOf(row), row.selectionName),
    },
    { key: 'market', head: t('op_sport_market'), cell: (row) => marketName(t, row, sidesOf(row)) },
    {
      key: 'match',
      head: t('op_sport_match'),
      cell: (row) => (
        <ConsoleLink className="link" href={paths.sportsMatch(row.fixtureId)}>
          {row.homeName === null ? row.leagueName : t('sport_match_versus', sidesOf(row))}
        </ConsoleLink>
      ),
    },
    {
      key: 'score',
      head: t('op_sport_score_at_bet'),
      isNamed: true,
      cell: (row) => (row.scoreAtBet ? `${row.scoreAtBet.home}–${row.scoreAtBet.away}` : '–'),
    },
    { key: 'price', head: t('op_sport_price'), isFigure: true, cell: (row) => priceText(row.price) },
    {
      key: 'result',
      head: t('op_sport_state'),
      card: 'badge',
      cell: ({ result }) => (
        <Badge tone={result ? legTones[result] : 'waiting'}>
          {t((result ? `op_sport_leg_${result}` : 'op_sport_leg_open') as TextKey)}
        </Badge>
      ),
    },
  ]
}
