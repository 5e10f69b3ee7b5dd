import { useState } from 'react'
import { listContracts } from '../../../../contract/player/agents/contracts/list-contracts.ts'
import { readIncome } from '../../../../contract/player/agents/pay/read-income.ts'
import type { readOverviewSchemas } from '../../../../contract/player/agents/team/read-overview.ts'
import { contractTopic } from '../../../../contract/pushes/contract.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { contractKinds } from '../../../../contract/shared/contract-words.ts'
import { formatAmount, formatDay, formatRecordTime } from '../../../../design/format.ts'
import { tierReached } from '../../../../kernel/agents/contracts/terms.ts'
import { useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import {
  kindTexts,
  otherSide,
  percentText,
  type ShownContract,
  stateLooks,
  topOf,
  toTiers,
} from '../contracts/words.ts'
import '../pay/texts.ts'
import styles from './home-cards.module.css'

const ContractDialog = lazyPart(async () => ({
  default: (await import('../contracts/contract-dialog.tsx')).ContractDialog,
}))

const MINUTE_MS = 60_000
type Period = ValueOf<typeof readOverviewSchemas>['period']

const sources = ['commission', 'daily', 'hourly', 'realtime', 'dividend'] as const
const sourceTexts = {
  commission: 'agent_income_rebate',
  daily: 'agent_income_daily',
  hourly: 'agent_income_hourly',
  realtime: 'agent_income_realtime',
  dividend: 'agent_income_dividend',
} as const

/** What the agent was credited in the half month that is running, and today. */
export function IncomeCard({ period, today }: { period: Period; today: string }) {
  const t = useText()
  const { data } = useCall(
    readIncome,
    { query: { from: period.from, to: today } },
    { refetchEveryMs: MINUTE_MS },
  )
  const ofToday = data?.days.find(({ day }) => day === today)?.total ?? 0
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('agent_my_income')}</h2>
      <p className="small text-2">
        {t('agent_statement_range', { from: formatDay(period.from), to: formatDay(today) })}
      </p>
      {data ? (
        <>
          <Money amount={data.income.total} className={styles.total} />
          <dl className={styles.lines}>
            <dt>{t('agent_team_today')}</dt>
            <dd>{formatAmount(ofToday)}</dd>
            {sources
              .filter((key) => data.income[key] !== 0)
              .map((key) => (
                <div key={key}>
                  <dt>{t(sourceTexts[key])}</dt>
                  <dd>{formatAmount(data.income[key])}</dd>
                </div>
              ))}
          </dl>
        </>
      ) : null}
      <AppLink className="link tap" href={paths.agentHome('income')}>
        {t('agent_home_income_all')}
      </AppLink>
    </section>
  )
}

/** The agent's own contracts: the rate that the half month has reached so far, and the way to the next. */
export function ContractCard({ period }: { period: Period }) {
  const t = useText()
  const { data } = useCall(listContracts, { query: {} }, { refetchEveryMs: MINUTE_MS })
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('contract_mine')}</h2>
      <ul className={styles.kinds}>
        {contractKinds.map((kind) => {
          const contract = data?.mine.find((one) => one.kind === kind)
          const isReached = contract?.period === 'HALF_MONTH'
          return (
            <li key={kind}>
              <span>{t(`contract_short_${kind}`)}</span>
              {contract && isReached ? (
                <Reached contract={contract} period={period} />
              ) : (
                <b className="number">{contract ? percentText(topOf(contract.tiers)) : '–'}</b>
              )}
            </li>
          )
        })}
      </ul>
      <AppLink className="link tap" href={paths.agentHome('contracts')}>
        {t('agent_home_contracts_all')}
      </AppLink>
    </section>
  )
}

function Reached({ contract, period }: { contract: ShownContract; period: Period }) {
  const t = useText()
  const valid = BigInt(Math.max(0, period.validBetAmount))
  const place = tierReached(toTiers(contract.tiers), { valid, active: period.activeCount })
  const next = contract.tiers[place + 1]
  return (
    <>
      <b className="number">{percentText(contract.tiers[place]?.ratePpm ?? 0)}</b>
      {next ? (
        <div className={styles.next}>
          <small>{t('agent_home_next_tier', { rate: percentText(next.ratePpm) })}</small>
          <Progress
            share={next.minValid === 0 ? 1 : Number(valid) / next.minValid}
            label={t('agent_home_next_tier', { rate: percentText(next.ratePpm) })}
          />
          <small>
            {t('agent_home_tier_valid', {
              done: formatAmount(period.validBetAmount, 0),
              target: formatAmount(next.minValid, 0),
            })}
          </small>
          <small>
            {t('agent_home_tier_active', {
              done: String(period.activeCount),
              target: String(next.minActive),
            })}
          </small>
        </div>
      ) : null}
    </>
  )
}

/** Contracts that ask for the agent's answer; the first of them opens from here. */
export function WaitingOffer() {
  const t = useText()
  const [opened, setOpened] = useState<string | null>(null)
  const { data, refetch } = useCall(
    listContracts,
    { query: { list: 'WAITING' } },
    { refetchEveryMs: MINUTE_MS },
  )
  useTopic(contractTopic, () => void refetch())
  const first = data?.page.list.find(({ mayAnswer }) => mayAnswer)
  if (!data || !first) return null
  return (
    <section className={`panel ${styles.offer}`} aria-live="polite">
      <Icon name="note" size={24} />
      <p>
        <b>{t('contract_modal_waiting', { count: data.waitingCount })}</b>
        <span className="small text-2">
          {t(kindTexts[first.kind])} {percentText(topOf(first.tiers))} · {t(stateLooks[first.state].text)} ·{' '}
          {t('contract_from_party', { name: otherSide(first, t) })}
          {first.answerBy ? ` · ${t('contract_answer_by', { at: formatRecordTime(first.answerBy) })}` : ''}
        </span>
      </p>
      <Button kind="primary" onClick={() => setOpened(first.contractId)}>
        {t(first.state === 'OFFERED' ? 'agent_home_see_offer' : 'contract_open')}
      </Button>
      {opened ? (
        <ContractDialog
          contractId={opened}
          onClose={() => {
            setOpened(null)
            void refetch()
          }}
        />
      ) : null}
    </section>
  )
}
