import { useState } from 'react'
import { decideSportResult } from '../../../../../contract/operator/sportsbook/decide-result.ts'
import { readSportResult } from '../../../../../contract/operator/sportsbook/read-result.ts'
import { voidSportFixture } from '../../../../../contract/operator/sportsbook/void-fixture.ts'
import { REASON_CHARACTERS } from '../../../../../contract/shared/sports-results.ts'
import { formatMoney, formatShortTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { useCan } from '../../../session/me.ts'
import { BetsPanel } from './bets-panel.tsx'
import { factsLine } from './facts-draft.ts'
import { FactsForm } from './facts-form.tsx'
import { MarketsPanel, VoidWaits } from './markets-panel.tsx'
import styles from './results.module.css'
import { deskTones, refreshResults, type ResultFixture } from './words.ts'

type Result = ResultFixture['results'][number]

/** One match: what the feed says, what people entered, what its markets came to, and what may be done. */
export function ResultPanel({ fixtureId }: { fixtureId: string }) {
  const answer = useCall(
    readSportResult,
    { params: { fixtureId } },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  return <Loaded answer={answer}>{(fixture) => <Whole fixture={fixture} />}</Loaded>
}

function Whole({ fixture }: { fixture: ResultFixture }) {
  const t = useText()
  const can = useCan()
  const sides = { home: fixture.home?.name ?? '', away: fixture.away?.name ?? '' }
  const entered = fixture.results.find(({ state }) => state === 'ENTERED')
  return (
    <div className="stack">
      <Panel
        title={fixture.away ? t('sport_match_versus', sides) : fixture.leagueName}
        beside={
          <>
            {fixture.isVirtual ? <Badge tone="info">{t('sport_virtual_label')}</Badge> : null}{' '}
            <Badge tone={deskTones[fixture.state]}>{t(`op_sport_desk_${fixture.state}` as TextKey)}</Badge>
          </>
        }
      >
        <div className={styles.results}>
          {/* Once a result counts, the match stands where that says, whatever the feed told before. */}
          {fixture.resultVersion === 0 ? (
            <FactsCard title={t('op_sport_feed_says')} facts={fixture.feedFacts} runners={fixture.runners} />
          ) : null}
          {fixture.results.map((result) => (
            <ResultCard key={result.version} result={result} runners={fixture.runners} />
          ))}
        </div>
      </Panel>
      {entered && entered.canDecide && can('sports.decide') ? (
        <Panel>
          <div className="stack">
            <FactsForm fixture={fixture} version={entered.version} />
            <RejectButton fixture={fixture} version={entered.version} />
          </div>
        </Panel>
      ) : null}
      {entered?.isMine ? <p className="note">{t('op_sport_result_same_person')}</p> : null}
      {fixture.canEnter && can('sports.results') && (!entered || entered.isMine) ? (
        <Panel>
          <FactsForm fixture={fixture} version={null} />
        </Panel>
      ) : null}
      <MarketsPanel fixture={fixture} />
      <BetsPanel fixtureId={fixture.fixtureId} />
      <VoidMatch fixture={fixture} />
    </div>
  )
}

function FactsCard({
  title,
  facts,
  runners,
  isHidden = false,
}: {
  title: string
  facts: ResultFixture['feedFacts'] | null
  runners: ResultFixture['runners']
  isHidden?: boolean
}) {
  const t = useText()
  const lines = facts ? factsLine(facts as never, runners) : []
  return (
    <article className={styles.result} aria-label={title}>
      <b>{title}</b>
      <dl>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`op_sport_fact_${name}` as TextKey)}</dt>
            <dd>{name === 'ending' ? t(`op_sport_ending_${text}` as TextKey) : text}</dd>
          </div>
        ))}
      </dl>
      {lines.length === 0 ? (
        <small className="text-3">{t(isHidden ? 'op_sport_result_hidden' : 'op_sport_no_result')}</small>
      ) : null}
    </article>
  )
}

function ResultCard({ result, runners }: { result: Result; runners: ResultFixture['runners'] }) {
  const t = useText()
  const { isHidden, madeBy, madeAt, checkedBy, checkedAt, version, reason } = result
  return (
    <div>
      <FactsCard
        title={
          isHidden
            ? t('op_sport_result_wait_checker')
            : t('op_sport_resettle_version', { n: String(version) })
        }
        facts={result.facts}
        runners={runners}
        isHidden={isHidden}
      />
      <small className="text-3">
        {t('op_sport_result_maker', { name: madeBy, time: formatShortTime(madeAt) })}
        {checkedBy && checkedAt
          ? ` · ${t('op_sport_result_checker', { name: checkedBy, time: formatShortTime(checkedAt) })}`
          : ''}
        {reason ? ` · ${reason}` : ''}
      </small>
    </div>
  )
}

function RejectButton({ fixture, version }: { fixture: ResultFixture; version: number }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('op_sport_result_back')}</Button>
      <ReasonDialog
        isOpen={isOpen}
        title={t('op_sport_result_back')}
        label={t('op_reason')}
        isRequired
        submitText={t('op_sport_result_back')}
        onSubmit={async (reason) => {
          await callServer(decideSportResult, {
            params: { fixtureId: fixture.fixtureId, version: `${version}` },
            body: { decision: 'REJECT', reason },
          })
          await refreshResults()
        }}
        onClose={() => setOpen(false)}
      >
        {t('op_sport_result_back_text')}
      </ReasonDialog>
    </>
  )
}

function VoidMatch({ fixture }: { fixture: ResultFixture }) {
  const t = useText()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (fixture.waitingProposalId) return <VoidWaits />
  if (!can('sports.void')) return null
  return (
    <div>
      <Button icon="ban" onClick={() => setOpen(true)}>
        {t('op_sport_void_match')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={t('op_sport_void_match')}
        label={t('op_sport_void_reason')}
        hint={t('op_sport_void_written', { min: REASON_CHARACTERS })}
        least={REASON_CHARACTERS}
        isRequired
        submitText={t('op_sport_ask_second')}
        onSubmit={async (reason) => {
          await callServer(voidSportFixture, { params: { fixtureId: fixture.fixtureId }, body: { reason } })
          toast.good(t('op_sport_void_waits'))
          await refreshResults()
        }}
        onClose={() => setOpen(false)}
      >
        {t('op_sport_void_confirm', { n: fixture.betCount, amount: formatMoney(fixture.stakeAmount) })}
      </ReasonDialog>
    </div>
  )
}
