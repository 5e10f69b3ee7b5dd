import '../parts/texts.ts'
import { useState } from 'react'
import { classicGameOf, type ClassicGame } from '../../../../../kernel/lottery/classic/families.ts'
import { formatMoney, parseAmount } from '../../../../../design/format.ts'
import { listChases } from '../../../../../contract/player/lottery/list-chases.ts'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { placeChase } from '../../../../../contract/player/lottery/place-chase.ts'
import { useSend } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { refreshBalance } from '../../../state/member.ts'
import { bettingIssueOf } from '../board/betting-issue.ts'
import { SlipLines } from '../board/slip-lines.tsx'
import { clearSlip, useSlip } from '../board/slip-store.ts'
import { chosenGroup, usePlays, useTerms } from '../board/use-board.ts'
import { useGameNames } from '../parts/game-name.ts'
import { RoomBar } from '../parts/room-bar.tsx'
import { useDraws } from '../parts/use-draws.ts'
import styles from './chase.module.css'
import { costOfOne, multiplesOf, oneLineOf, type PlanChoice, rowsOf } from './plan.ts'
import { PlanForm, type StopChoice } from './plan-form.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PlanTable } from './plan-table.tsx'

const start: PlanChoice = {
  generator: 'SAME',
  count: 10,
  firstMultiple: 1,
  factor: 2,
  every: 1,
  profitPercent: 30,
}
const MOST_ISSUES = 120

/** What is on the slip, for several issues ahead, each with a multiple of its own (domain/lottery.md §1.6). */
export default function AheadPage({ gameCode }: { gameCode: string }) {
  const t = useText()
  const game = classicGameOf(gameCode)
  const slip = useSlip(gameCode)
  return (
    <div className={styles.page}>
      <RoomBar title={t('lottery_chase_short')} place="board" back={paths.lotteryBoard(gameCode)} />
      {game && slip.lines.length > 0 ? (
        <Ahead key={gameCode} game={game} />
      ) : (
        <EmptyState
          title={t('lottery_chase')}
          text={t('lottery_chase_no_lines')}
          action={
            <Button kind="primary" onClick={() => void navigate(paths.lotteryBoard(gameCode))}>
              {t('lottery_chase_to_board')}
            </Button>
          }
        />
      )}
    </div>
  )
}

function Ahead({ game }: { game: ClassicGame }) {
  const t = useText()
  const { gameCode } = game
  const { nameOf } = useGameNames()
  const slip = useSlip(gameCode)
  const { data: terms } = useTerms(gameCode)
  const plays = usePlays(game, terms)
  const playOf = (code: string) => plays.find((play) => play.code === code)
  const draws = useDraws(gameCode, { next: MOST_ISSUES })
  const issue = bettingIssueOf(draws)
  const issues = issue ? [issue, ...draws.next.filter(({ numero }) => numero > issue.numero)] : []
  const [choice, setChoice] = useState<PlanChoice>({
    ...start,
    firstMultiple: slip.lines[0]?.multiple ?? 1,
  })
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  const [stop, setStop] = useState<StopChoice>({ onWin: true, hasAmount: false, amount: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const send = useSend(placeChase, { changes: [listChases, listOrders] })
  const prizeGroup = chosenGroup(terms, slip.prizeGroup)
  const line = oneLineOf(slip.lines, playOf, prizeGroup)
  const most = Math.min(terms?.maxChaseIssues ?? MOST_ISSUES, Math.max(1, issues.length))
  const count = Math.min(choice.count, most)
  const multiples = multiplesOf({ ...choice, count }, line)
  const rows = rowsOf(issues, multiples, changed, costOfOne(slip.lines), line)
  const begin = async () => {
    setProblem(null)
    const stopAmount = stop.onWin && stop.hasAmount ? parseAmount(stop.amount) : null
    try {
      const placed = await send.mutateAsync({
        body: {
          gameCode,
          ...(terms ? { betG: prizeGroup } : {}),
          lines: slip.lines.map(({ playCode, selections, unitAmount, combinations }) => ({
            playCode,
            selections,
            unitAmount,
            combinations,
          })),
          issues: rows.map(({ numero, multiple }) => ({ numero, multiple })),
          generator: Object.keys(changed).length > 0 ? 'FREE' : choice.generator,
          stopOnWin: stop.onWin,
          ...(stopAmount ? { stopOnWinAmount: stopAmount } : {}),
        },
      })
      void refreshBalance()
      toast.good(t('lottery_chase_begun', { balance: formatMoney(placed.balance, placed.currency) }))
      await navigate(paths.lotteryPlans(placed.chaseId))
      clearSlip(gameCode)
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }
  return (
    <div className={styles.columns}>
      <div className={styles.make}>
        <section className={`panel padded ${styles.template}`} aria-label={t('lottery_my_slip')}>
          <header>
            <h2>{nameOf({ gameCode, name: gameCode })}</h2>
            <Button kind="quiet" icon="edit" onClick={() => void navigate(paths.lotteryBoard(gameCode))}>
              {t('lottery_chase_edit')}
            </Button>
          </header>
          <SlipLines
            lines={slip.lines.map((one) => ({ ...one, multiple: 1 }))}
            playOf={playOf}
            prizeGroup={prizeGroup}
            largestMultiple={1}
            refusal={null}
          />
        </section>
        <PlanForm
          choice={{ ...choice, count }}
          stop={stop}
          most={most}
          largestMultiple={terms?.largestMultiple ?? 1}
          hasProfit={line !== null}
          onChoice={(next) => {
            setChoice((before) => ({ ...before, ...next }))
            setChanged({})
          }}
          onStop={(next) => setStop((before) => ({ ...before, ...next }))}
        />
        {rows.length > 0 && rows.length < count ? (
          <p className={styles.early}>{t('lottery_chase_ends_early', { count: rows.length })}</p>
        ) : null}
        <PlanTable
          rows={rows}
          largestMultiple={terms?.largestMultiple ?? 1}
          onChange={(numero, multiple) => setChanged((all) => ({ ...all, [numero]: multiple }))}
        />
      </div>
      <PlanSummary
        rows={rows}
        problem={problem}
        isBusy={send.isPending}
        isReady={draws.isOpen && rows.length > 0 && (terms?.isOn ?? false)}
        onBegin={() => void begin()}
      />
    </div>
  )
}
