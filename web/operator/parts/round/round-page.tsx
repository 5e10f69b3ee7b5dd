import { useEffect, useState } from 'react'
import { readRound } from '../../../../contract/operator/launch/read-round.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatAmount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { BetPartsList, hasParts } from '../../../ui/status/bet-parts.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import { ConsoleButton, ConsoleLink } from '../link.tsx'
import { PageHead } from '../page-head.tsx'
import { Loaded } from '../paged.tsx'
import { Kpi, Panel } from '../panel.tsx'
import parts from '../parts.module.css'
import { paths } from '../../paths.ts'
import { accountText, ledgerText } from '../ledger-text.ts'
import { hasReplay, Replay } from './replay.tsx'
import type { Round } from './round.ts'
import { RoundEvents } from './round-events.tsx'
import { RoundRecord } from './round-record.tsx'
import { roundStates } from './round-states.ts'
import styles from './round.module.css'

type Fair = NonNullable<Round['fair']>

/** One round of a member: what the wallet moved, what was drawn, and what proves it. */
export function RoundPage({
  memberId,
  vendor,
  roundId,
}: {
  memberId: string
  vendor: string
  roundId: string
}) {
  const t = useText()
  const answer = useCall(readRound, { params: { memberId, vendor, roundId } }, { staleMs: 3_000 })
  const back = paths.member(memberId, 'rounds')
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [roundId])
  if (codeOf(answer.error) === 'ROUND_NOT_FOUND')
    return (
      <EmptyState
        title={t('rounds_none')}
        action={<ConsoleButton href={back}>{t('common_back')}</ConsoleButton>}
      />
    )
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.members}>{t('people_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        <ConsoleLink href={back}>{answer.data?.account ?? '…'}</ConsoleLink>
        <Icon name="r" size={16} />
        {t('dossier_round')}
      </nav>
      <Loaded answer={answer}>{(round) => <Whole round={round} />}</Loaded>
    </>
  )
}

function Whole({ round }: { round: Round }) {
  const t = useText()
  const [tone, state] = roundStates[round.state]
  const money = (amount: number) => formatMoney(amount, round.currency)
  return (
    <>
      <PageHead
        title={round.gameName}
        beside={<Badge tone={tone}>{t(state)}</Badge>}
        text={
          <span className={styles.id}>
            {round.vendor} · {round.roundId} <CopyButton text={round.roundId} />
          </span>
        }
      />
      <div className={styles.kpis}>
        <Kpi
          label={t('house_stakes')}
          value={money(round.playedAmount ?? round.betAmount)}
          note={
            round.playedAmount === null
              ? formatDateTime(round.openedAt)
              : `${t('house_taken_of', { betAmount: money(round.betAmount) })} · ${formatDateTime(round.openedAt)}`
          }
        />
        <Kpi
          isGold
          label={t('dossier_won')}
          value={money(round.winAmount)}
          note={round.endedAt ? formatDateTime(round.endedAt) : undefined}
        />
        <Kpi
          label={t('dossier_net')}
          value={formatMoney(round.winAmount - round.betAmount, round.currency, { signed: true })}
          note={
            round.jackpotAmount > 0
              ? t('rounds_jackpot', { jackpotAmount: money(round.jackpotAmount) })
              : undefined
          }
        />
      </div>
      {round.endedBy ? (
        <p className="small text-2">
          {t('rounds_ended_by', { endedBy: round.endedBy, endReason: round.endReason ?? '–' })}
        </p>
      ) : null}
      <div className="stack">
        <Movements round={round} />
        {round.detail && hasParts(round.detail) ? (
          <Panel title={t('bet_parts')}>
            <BetPartsList detail={round.detail} currency={round.currency} />
          </Panel>
        ) : null}
        {round.fair ? <Drawn round={round} fair={round.fair} /> : null}
      </div>
    </>
  )
}

function Movements({ round }: { round: Round }) {
  const t = useText()
  const name = (account: string) => accountText(account, { id: round.memberId, name: round.account }, t)
  const columns: Column<Round['movements'][number]>[] = [
    { key: 'at', head: t('dossier_time', { zone: zoneLabel() }), cell: (row) => formatDateTime(row.at) },
    { key: 'code', head: t('dossier_movement'), card: 'title', cell: (row) => ledgerText(row.code, t) },
    {
      key: 'path',
      head: t('rounds_accounts'),
      cell: (row) => (
        <span className={styles.id}>
          {name(row.from)} → {name(row.to)}
        </span>
      ),
    },
    {
      key: 'key',
      head: t('rounds_vendor_key'),
      card: 'hidden',
      cell: (row) => <span className={styles.id}>{row.key ?? '–'}</span>,
    },
    {
      key: 'amount',
      head: t('dossier_change'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.amount, row.currency),
    },
    {
      key: 'after',
      head: t('dossier_after'),
      isFigure: true,
      card: 'hidden',
      cell: (row) => (row.balanceAfter === null ? '–' : formatMoney(row.balanceAfter, row.currency)),
    },
  ]
  return (
    <Panel title={t('rounds_movements')} isFlush>
      <DataTable
        caption={t('rounds_movements')}
        columns={columns}
        rows={round.movements}
        rowKey={(row) => `${row.txnId}${row.from}${row.to}${row.code}`}
        empty={<EmptyState isSmall title={t('rounds_no_movements')} />}
      />
    </Panel>
  )
}

/**
 * The players' page that recomputes a round, with this one filled in; the part behind # stays in the browser.
 */
function verifyAddress(round: Round, { serverSeed, proof }: Fair): string {
  return `/verify#${new URLSearchParams({ game: round.gameCode, serverSeed: serverSeed ?? '', clientSeed: proof.clientSeed, nonce: String(proof.nonce), bet: formatAmount(round.betAmount) })}`
}

function Drawn({ round, fair }: { round: Round; fair: Fair }) {
  const t = useText()
  const [isPlaying, setPlaying] = useState(false)
  const proof: [string, string][] = [
    [t('rounds_commit'), fair.proof.commit],
    [t('rounds_server_seed'), fair.serverSeed ?? ''],
    [t('rounds_client_seed'), fair.proof.clientSeed],
  ]
  return (
    <>
      <Panel
        title={t('rounds_drawn')}
        beside={
          hasReplay(round.gameCode) && !isPlaying ? (
            <Button size="small" icon="slot" onClick={() => setPlaying(true)}>
              {t('rounds_replay')}
            </Button>
          ) : null
        }
      >
        {isPlaying ? <Replay round={round} fair={fair} /> : null}
        {fair.kind === 'SOLO' ? (
          <RoundEvents events={fair.events} currency={round.currency} />
        ) : (
          <RoundRecord round={round} fair={fair} />
        )}
      </Panel>
      <Panel
        title={t('rounds_proof')}
        beside={
          <a className="link small" href={verifyAddress(round, fair)} target="_blank" rel="noreferrer">
            {t('dossier_verify')}
          </a>
        }
      >
        <dl className={styles.proof}>
          {proof.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text ? (
                  <>
                    <code>{text}</code>
                    <CopyButton text={text} />
                  </>
                ) : (
                  <span className="text-3">{t('rounds_seed_waits')}</span>
                )}
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('rounds_nonce')}</dt>
            <dd>
              {fair.proof.nonce} · {fair.proof.mathVersion}
            </dd>
          </div>
        </dl>
      </Panel>
    </>
  )
}
