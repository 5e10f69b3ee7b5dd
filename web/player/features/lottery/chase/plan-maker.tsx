import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../../../../design/format.ts'
import { listChases } from '../../../../../contract/player/lottery/list-chases.ts'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { placeChase, type placeChaseSchemas } from '../../../../../contract/player/lottery/place-chase.ts'
import type { BodyOf } from '../../../../../contract/shared/call.ts'
import { useSend } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { refreshBalance } from '../../../state/member.ts'
import { bettingIssueOf } from '../board/betting-issue.ts'
import { useGameNames } from '../parts/game-name.ts'
import type { Draws } from '../parts/use-draws.ts'
import styles from './chase.module.css'
import { multiplesOf, type OneLine, type PlanChoice, rowsOf, stopAmountOf, type StopChoice } from './plan.ts'
import { PlanForm } from './plan-form.tsx'
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
/** How many issues are asked for, and what a plan has at most until the terms say less. */
export const MOST_ISSUES = 120

interface PlanMakerProps {
  gameCode: string
  draws: Draws
  /** What the terms of the lottery say; undefined until they come. */
  terms: { readonly isOn: boolean; readonly maxChaseIssues: number } | undefined
  firstMultiple: number
  largestMultiple: number
  /** What all lines cost once, in satang. */
  cost: bigint
  /** Null: there are several lines. */
  line: OneLine | null
  /** What each item bets, as the server takes it. */
  template: Pick<BodyOf<typeof placeChaseSchemas>, 'lines' | 'betG'>
  /** The lines as they are shown. */
  children: ReactNode
  /** The plan has begun: the slip is done with. */
  onBegun: () => void
}

/** The slip, how its multiples grow from issue to issue, and what the whole plan takes at once. */
export function PlanMaker({
  gameCode,
  draws,
  terms,
  firstMultiple,
  largestMultiple,
  cost,
  line,
  template,
  children,
  onBegun,
}: PlanMakerProps) {
  const t = useText()
  const { nameOf } = useGameNames()
  const issue = bettingIssueOf(draws)
  const issues = issue ? [issue, ...draws.next.filter(({ numero }) => numero > issue.numero)] : []
  const [choice, setChoice] = useState<PlanChoice>({ ...start, firstMultiple })
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  const [stop, setStop] = useState<StopChoice>({ onWin: true, hasAmount: false, amount: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [hasTried, setTried] = useState(false)
  const send = useSend(placeChase, { changes: [listChases, listOrders] })
  // Before the issues are known the count is only as long as the terms say: what is typed meanwhile stands.
  const most = Math.min(terms?.maxChaseIssues ?? MOST_ISSUES, issues.length || MOST_ISSUES)
  const count = Math.min(choice.count, most)
  const multiples = multiplesOf({ ...choice, count }, line)
  const rows = rowsOf(issues, multiples, changed, cost, line)
  const stopAmount = stopAmountOf(stop)
  const stopFault = t('lottery_chase_amount_wrong')
  const isStopWrong = stopAmount === 'WRONG' && (hasTried || stop.amount !== '')
  const begin = async () => {
    setProblem(null)
    setTried(true)
    if (stopAmount === 'WRONG') return setProblem(stopFault)
    try {
      const placed = await send.mutateAsync({
        body: {
          gameCode,
          ...template,
          issues: rows.map(({ numero, multiple }) => ({ numero, multiple })),
          generator: Object.keys(changed).length > 0 ? 'FREE' : choice.generator,
          stopOnWin: stop.onWin,
          ...(stopAmount ? { stopOnWinAmount: stopAmount } : {}),
        },
      })
      void refreshBalance()
      toast.good(t('lottery_chase_begun', { balance: formatMoney(placed.balance, placed.currency) }))
      await navigate(paths.lotteryPlans(placed.chaseId))
      onBegun()
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
          {children}
        </section>
        <PlanForm
          choice={{ ...choice, count }}
          stop={stop}
          stopFault={isStopWrong ? stopFault : undefined}
          most={most}
          largestMultiple={largestMultiple}
          hasProfit={line !== null}
          onChoice={(next) => {
            setChoice((before) => ({ ...before, ...next }))
            setChanged({})
          }}
          onStop={(next) => {
            setStop((before) => ({ ...before, ...next }))
            setProblem(null)
          }}
        />
        {rows.length > 0 && rows.length < count ? (
          <p className={styles.early}>{t('lottery_chase_ends_early', { count: rows.length })}</p>
        ) : null}
        <PlanTable
          rows={rows}
          largestMultiple={largestMultiple}
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
