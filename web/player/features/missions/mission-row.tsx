import type { missionSummarySchemas } from '../../../../contract/player/promotions/mission-summary.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatMoney, formatShortTime } from '../../../../design/format.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { briefMoney } from '../../../ui/promotions/story.tsx'
import { takeClick } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import styles from './missions.module.css'

export type Mission = ValueOf<typeof missionSummarySchemas>['missions'][number]

/** "1,234": whole points of thousandths. */
export const pointText = (amount: number): string => formatMoney(amount, 'POINT')

const icons: Readonly<Record<string, IconName>> = {
  RNG: 'slot',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sport',
  ESPORTS: 'esport',
  COCKFIGHT: 'rooster',
  LOTT: 'lott',
  ELOTT: 'elott',
}
const lobbies = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const

const isDeposit = ({ target }: Mission): boolean => target.startsWith('DEPOSIT')
const isMoney = ({ target }: Mission): boolean => target === 'DEPOSIT_AMOUNT' || target === 'VALID'
const iconOf = (mission: Mission): IconName =>
  isDeposit(mission) ? 'deposit' : (mission.products.length === 1 && icons[mission.products[0]!]) || 'target'

const progressKey = (mission: Mission) =>
  isMoney(mission)
    ? 'mission_progress_amount'
    : isDeposit(mission)
      ? 'mission_progress_times'
      : 'mission_progress_rounds'

/** Where the mission is filled: the form of a deposit, the lobby of its one product, or the home page. */
function placeOf(mission: Mission): string {
  if (isDeposit(mission)) return paths.member('depositv2')
  const lobby = lobbies.find((one) => mission.products.length === 1 && one === mission.products[0])
  return lobby ? paths.lobby(lobby) : paths.home()
}

/** Money, free rounds or points. */
function rewardText({ amount, pointsAmount, roundCount }: Mission, t: Translate): string {
  if (amount > 0) return briefMoney(amount)
  return roundCount > 0
    ? t('mission_rounds', { n: roundCount })
    : t('mission_points', { points: pointText(pointsAmount) })
}

/** One mission: its name, how far it is, what it brings, and what to do next. */
export function MissionRow({
  mission,
  isBusy,
  isPaused,
  onClaim,
}: {
  mission: Mission
  isBusy: boolean
  isPaused: boolean
  onClaim: () => void
}) {
  const t = useText()
  const { name, isPast, period, state, doneAmount, targetAmount, amount } = mission
  const title = isPast ? t(period === 'DAY' ? 'mission_past_day' : 'mission_past_week', { name }) : name
  const write = (figure: number) => (isMoney(mission) ? briefMoney(figure) : String(figure))
  const time =
    state === 'CLAIMED'
      ? formatShortTime(mission.claimedAt!)
      : state === 'READY'
        ? t('mission_claim_until', { time: formatShortTime(new Date(mission.claimUntil).getTime() - 60_000) })
        : t('mission_until', { time: formatShortTime(new Date(mission.endsAt).getTime() - 60_000) })
  return (
    <li className={`${styles.row} ${state === 'READY' ? styles.isReady : ''}`}>
      <span className={styles.icon}>
        <Icon name={iconOf(mission)} />
      </span>
      <div className={styles.what}>
        <b>{title}</b>
        <Progress share={doneAmount / targetAmount} label={title} />
        <span className={styles.figures}>
          <span>{t(progressKey(mission), { done: write(doneAmount), target: write(targetAmount) })}</span>
          <span>{time}</span>
        </span>
      </div>
      <div className={styles.reward}>
        <b className={amount > 0 ? styles.money : undefined}>{rewardText(mission, t)}</b>
        <Next mission={mission} isBusy={isBusy} isPaused={isPaused} onClaim={onClaim} />
      </div>
    </li>
  )
}

function Next({
  mission,
  isBusy,
  isPaused,
  onClaim,
}: {
  mission: Mission
  isBusy: boolean
  isPaused: boolean
  onClaim: () => void
}) {
  const t = useText()
  if (mission.state === 'CLAIMED')
    return (
      <Badge tone="good" icon="check">
        {t('mission_state_claimed')}
      </Badge>
    )
  if (mission.state === 'READY')
    return (
      <Button
        kind="line"
        isBusy={isBusy}
        disabled={isPaused}
        aria-label={t('mission_claim_one', { name: mission.name })}
        onClick={onClaim}
      >
        {t('mission_claim')}
      </Button>
    )
  const href = placeOf(mission)
  return (
    <LinkButton kind="line" href={href} onClick={(event) => takeClick(event, href)}>
      {t(isDeposit(mission) ? 'mission_deposit' : 'mission_play')}
    </LinkButton>
  )
}
