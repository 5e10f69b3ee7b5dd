import { useState } from 'react'
import { listOfferedGames } from '../../../../../contract/operator/lottery/list-offered-games.ts'
import { YEEKEE } from '../../../../../contract/shared/yeekee.ts'
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { formatDateTime, formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { KeyValues } from '../../../../ui/status/key-values.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { SecondMissing, useWaiting, WaitingNotes } from '../../../parts/waiting-changes.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import type { OfferedGame } from '../words.ts'
import { BeaconPanel } from './beacon-panel.tsx'
import { OddsPanel } from './odds-panel.tsx'
import { TermsWindow } from './terms-window.tsx'
import { YeekeePanel } from './yeekee-panel.tsx'
import { YeekeePrizes } from './yeekee-prizes.tsx'

/** One lottery: its terms, and of one on whole numbers what each bet type pays and takes. */
export function GamePage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(listOfferedGames, {}, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.lotteryGames}>{t('lot_games_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        {id}
      </nav>
      <Loaded answer={answer}>
        {({ list, currency }) => {
          const game = list.find(({ gameCode }) => gameCode === id)
          if (!game) return <EmptyState title={t('lotodds_unknown')} />
          return <Whole game={game} currency={currency} />
        }}
      </Loaded>
    </>
  )
}

function Whole({ game, currency }: { game: OfferedGame; currency: string }) {
  const t = useText()
  const can = useCan()
  const waiting = useWaiting()
  const [isEditing, setEditing] = useState(false)
  const mayChange = can('lottery.terms')
  const isOnNumbers = game.kind !== 'CLASSIC'
  const { gameCode } = game
  const isDrawnHere = !isOnNumbers || numberGameOf(gameCode)?.drawnBy === 'HOUSE'
  return (
    <>
      <PageHead
        title={game.name}
        beside={<Badge tone={game.isOn ? 'good' : 'neutral'}>{t(game.isOn ? 'lot_on' : 'lot_off')}</Badge>}
        actions={
          mayChange ? (
            <Button size="compact" onClick={() => setEditing(true)}>
              {t('lotodds_edit_terms')}
            </Button>
          ) : null
        }
      />
      <div className="stack">
        {mayChange ? <SecondMissing waiting={waiting} /> : null}
        <WaitingNotes waiting={waiting} subject={`lottery-terms:${gameCode}`} />
        {waiting.rows
          .filter(({ subject }) => subject.startsWith(`lottery-odds:${gameCode}:`))
          .map(({ proposalId, subject }) => (
            <WaitingNotes key={proposalId} waiting={waiting} subject={subject} />
          ))}
        <Panel title={t('lotodds_terms')} beside={<Links gameCode={gameCode} isOnNumbers={isOnNumbers} />}>
          <KeyValues rows={termRows(t, game, currency)} />
        </Panel>
        {isDrawnHere ? <BeaconPanel gameCode={gameCode} waiting={waiting} /> : null}
        {gameCode === YEEKEE ? <YeekeePanel mayChange={mayChange} waiting={waiting} /> : null}
        {gameCode === YEEKEE ? <YeekeePrizes /> : null}
        {isOnNumbers ? <OddsPanel game={game} currency={currency} mayChange={mayChange} /> : null}
      </div>
      {isEditing ? <TermsWindow game={game} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

/** The other screens, about this lottery. */
function Links({ gameCode, isOnNumbers }: { gameCode: string; isOnNumbers: boolean }) {
  const t = useText()
  const isOnDays = numberGameOf(gameCode)?.schedule.every === 'DAY'
  return (
    <span className="row row-wrap small">
      <ConsoleLink className="link" href={paths.lotteryIssuesOf(gameCode)}>
        {t('lot_issues_title')}
      </ConsoleLink>
      {isOnNumbers ? (
        <ConsoleLink className="link" href={paths.lotteryNumbersOf(gameCode)}>
          {t('lotodds_to_numbers')}
        </ConsoleLink>
      ) : null}
      {isOnDays ? (
        <ConsoleLink className="link" href={paths.lotteryDaysOf(gameCode)}>
          {t('lotodds_to_days')}
        </ConsoleLink>
      ) : null}
    </span>
  )
}

function termRows(t: Translate, game: OfferedGame, currency: string) {
  const money = (amount: number) => formatMoney(amount, currency)
  return [
    ...(game.largestG === null
      ? []
      : [{ key: 'group', label: t('lot_largest_group'), value: game.largestG }]),
    {
      key: 'ticket',
      label: t('lot_ticket'),
      value: t('lot_from_to', { min: money(game.minTicketAmount), max: money(game.maxTicketAmount) }),
    },
    { key: 'payout', label: t('lot_max_payout'), value: money(game.maxPayoutAmount) },
    ...(game.maxPayoutPerNumber === null
      ? []
      : [{ key: 'number', label: t('lotodds_per_number'), value: money(game.maxPayoutPerNumber) }]),
    {
      key: 'changed',
      label: t('lot_changed'),
      value: game.updatedAt ? formatDateTime(game.updatedAt) : t('lot_as_delivered'),
    },
  ]
}
