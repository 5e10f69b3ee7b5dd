import { useState } from 'react'
import { readIssue, type readIssueSchemas } from '../../../../contract/operator/lottery/read-issue.ts'
import { voidIssue } from '../../../../contract/operator/lottery/void-issue.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatDateTime, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { drawOf, shortResult } from './result-text.ts'
import { ResultBoard } from './results/result-board.tsx'
import { issueTones, sourceTones, voidText } from './words.ts'

type Issue = ValueOf<typeof readIssueSchemas>

/** One issue: times, figures, what proves its draw, and making it void before its close. */
export function IssuePage({ id }: { id: string }) {
  const t = useText()
  // A game code has no hyphen, the number of a yeekee round has one.
  const cut = id.indexOf('-')
  const [gameCode, numero] = [id.slice(0, cut), id.slice(cut + 1)]
  const answer = useCall(
    readIssue,
    { params: { gameCode, numero } },
    { refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  if (['LOTTERY_ISSUE_UNKNOWN', 'LOTTERY_GAME_UNKNOWN'].includes(codeOf(answer.error) ?? ''))
    return <EmptyState title={t('lot_issue_none')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.lotteryIssues}>{t('lot_issues_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        {numero}
      </nav>
      <Loaded answer={answer}>{(issue) => <Whole issue={issue} />}</Loaded>
    </>
  )
}

function Whole({ issue }: { issue: Issue }) {
  const t = useText()
  const can = useCan()
  const [isVoiding, setVoiding] = useState(false)
  const askVoid = async (reason: string) => {
    await callServer(voidIssue, {
      params: { gameCode: issue.gameCode, numero: issue.numero },
      body: { reason },
    })
    toast.good(t('lot_void_asked'))
    await refresh(readIssue, listProposals)
  }
  return (
    <>
      <PageHead
        title={t('lot_issue_title', { game: issue.name, numero: issue.numero })}
        beside={
          <>
            <Badge tone={issueTones[issue.state]}>{t(`lot_issue_${issue.state}` as TextKey)}</Badge>
            {issue.kind === 'CLASSIC' ? null : (
              <Badge tone={sourceTones[issue.source]}>{t(`lot_source_${issue.source}` as TextKey)}</Badge>
            )}
          </>
        }
        actions={
          can('lottery.void') && issue.canVoid && !issue.waiting ? (
            <Button size="compact" onClick={() => setVoiding(true)}>
              {t('lot_void')}
            </Button>
          ) : null
        }
      />
      <div className="stack">
        {issue.waiting ? (
          <Note>
            {t('lot_void_waiting', { by: issue.waiting.requestedBy, reason: issue.waiting.reason })}{' '}
            <ConsoleLink className="link" href={paths.proposals}>
              {t('lot_void_decide')}
            </ConsoleLink>
          </Note>
        ) : null}
        {issue.voidReason ? (
          <Note tone="bad">{t('lot_void_reason', { reason: voidText(issue.voidReason, t) })}</Note>
        ) : null}
        <Figures issue={issue} />
        <Prizes issue={issue} />
        {issue.chain ? <Proof issue={issue} chain={issue.chain} /> : null}
      </div>
      <ReasonDialog
        isOpen={isVoiding}
        title={t('lot_void')}
        label={t('lot_void_label')}
        isRequired
        submitText={t('lot_void_ask')}
        onSubmit={askVoid}
        onClose={() => setVoiding(false)}
      >
        {t('lot_void_text', {
          numero: issue.numero,
          count: issue.orderCount,
          amount: formatMoney(issue.stakeAmount),
        })}
      </ReasonDialog>
    </>
  )
}

function Figures({ issue }: { issue: Issue }) {
  const t = useText()
  return (
    <Panel title={t('lot_figures')}>
      <KeyValues
        rows={[
          { key: 'opens', label: t('lot_opens'), value: formatRecordTime(issue.opensAt, true) },
          { key: 'closes', label: t('lot_closes'), value: formatRecordTime(issue.closesAt, true) },
          { key: 'draws', label: t('lot_draws'), value: formatRecordTime(issue.drawsAt, true) },
          ...(issue.timeoutAt
            ? [
                {
                  key: 'timeout',
                  label: t('lot_timeout'),
                  value: formatRecordTime(issue.timeoutAt, true),
                },
              ]
            : []),
          {
            key: 'drawn',
            label: t('lot_drawn'),
            value: issue.drawnAt ? formatRecordTime(issue.drawnAt, true) : '–',
          },
          {
            key: 'settled',
            label: t('lot_settled'),
            value: issue.settledAt ? formatRecordTime(issue.settledAt, true) : '–',
          },
          {
            key: 'result',
            label: t('lot_result'),
            value: shortResult(issue.gameCode, issue.numero, issue.result),
          },
          {
            key: 'orders',
            label: t('lot_bets'),
            value: (
              <ConsoleLink className="link" href={paths.lotteryOrdersOf(issue.gameCode, issue.numero)}>
                {t('lot_bets_of_members', {
                  count: formatCount(issue.orderCount),
                  members: formatCount(issue.memberCount),
                })}
              </ConsoleLink>
            ),
          },
          { key: 'stakes', label: t('lot_stakes'), value: formatMoney(issue.stakeAmount) },
          { key: 'paid', label: t('lot_paid'), value: formatMoney(issue.paidAmount) },
          {
            key: 'net',
            label: t('lot_left'),
            value: formatMoney(issue.stakeAmount - issue.paidAmount),
            isTotal: true,
          },
        ]}
      />
    </Panel>
  )
}

/** Of a lottery on whole numbers: every number as it was published. */
function Prizes({ issue: { gameCode, numero, result, source, state } }: { issue: Issue }) {
  const t = useText()
  const draw = drawOf(gameCode, numero, result)
  const isAtDesk = source === 'IMPORT' && !['SCHEDULED', 'OPEN', 'VOID'].includes(state)
  if (!draw && !isAtDesk) return null
  return (
    <Panel
      title={t('lot_prizes')}
      beside={
        isAtDesk ? (
          <ConsoleLink className="link" href={paths.lotteryResult(gameCode, numero)}>
            {t('lot_to_desk')}
          </ConsoleLink>
        ) : null
      }
    >
      {draw ? (
        <ResultBoard gameCode={gameCode} numero={numero} published={draw.published} />
      ) : (
        <p className="text-2">{t('lot_prizes_none')}</p>
      )}
    </Panel>
  )
}

function Proof({ issue, chain }: { issue: Issue; chain: NonNullable<Issue['chain']> }) {
  const t = useText()
  const code = (text: string | null) => (text ? <code className={parts.wrapping}>{text}</code> : '–')
  return (
    <Panel title={t('lot_proof')}>
      <p className="text-2">{t('lot_proof_text')}</p>
      <KeyValues
        rows={[
          {
            key: 'commit',
            label: t('lot_commit'),
            value: code(issue.commit),
            copyText: issue.commit ?? undefined,
          },
          {
            key: 'chain',
            label: t('lot_chain'),
            value: t('lot_chain_place', {
              chain: chain.chainId,
              place: formatCount(chain.place),
              length: formatCount(chain.length),
              opened: formatDateTime(chain.openedAt),
            }),
          },
          { key: 'first', label: t('lot_first_link'), value: code(chain.firstLink) },
          {
            key: 'beacon-type',
            label: t('lot_beacon_type'),
            value: issue.beaconType ? t(`lot_beacon_${issue.beaconType}` as TextKey) : '–',
          },
          { key: 'beacon', label: t('lot_beacon'), value: code(issue.beacon) },
          ...drandRows(t, issue.drand),
          { key: 'seed', label: t('lot_seed'), value: issue.seed ? code(issue.seed) : t('lot_seed_later') },
          { key: 'tag', label: t('lot_tag'), value: code(issue.tag) },
        ]}
      />
    </Panel>
  )
}

/** Where the public randomness of the draw stands for everybody. */
function drandRows(t: Translate, drand: Issue['drand']) {
  if (!drand) return []
  const { round, publishedAt, signature } = drand
  return [
    {
      key: 'drand-round',
      label: t('lot_beacon_round'),
      value: t('lot_beacon_round_at', { round: String(round), time: formatRecordTime(publishedAt, true) }),
    },
    {
      key: 'drand-signature',
      label: t('lot_beacon_signature'),
      value: signature ? <code className={parts.wrapping}>{signature}</code> : '–',
    },
  ]
}
